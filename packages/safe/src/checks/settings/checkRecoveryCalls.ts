import { zodiacContracts } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { noticeWords } from '../../recovery/noticeWords.ts'
import type { NewRecovery } from '../../recovery/readNewRecoveries.ts'
import { readRecoveryCall, type RecoveryCall } from '../../recovery/readRecoveryCall.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { Check } from '../Check.ts'

const id = 'settings'
const DAY = 86_400n

/**
 * Calls of the account to its recovery modules: who may announce, how long the notice is, which attempts are
 * cancelled. Calls to a module that the same transaction creates are judged with its creation.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @param created the modules that it creates
 */
export function checkRecoveryCalls(
  calls: readonly InspectedCall[],
  created: readonly NewRecovery[],
  { safe, book }: { readonly safe: Address; readonly book: CodeBook },
): Check[] {
  return calls.flatMap((call): Check[] => {
    if (call.operation !== 0 || !isSameAddress(call.caller, safe)) return []
    if (created.some(({ module }) => isSameAddress(module, call.to)) || !runsDelay(call.to, book)) return []
    const read = readRecoveryCall(call.data)
    return read === null ? [] : [findingOf(call, read)]
  })
}

/** The book contains the code that a minimal proxy runs. */
const runsDelay = (address: Address, book: CodeBook): boolean => {
  const found = book.codeHash(address)
  return (
    found?.ok === true &&
    zodiacContracts.some(
      ({ name, codeHash, address: published }) =>
        name === 'Delay' && codeHash === found.value.toLowerCase() && !isSameAddress(published, address),
    )
  )
}

function findingOf(call: InspectedCall, read: RecoveryCall): Check {
  const at = { id, field: fieldOf(call) } as const
  const place = placeOf(call)
  switch (read.act) {
    case 'cancel':
      return {
        ...at,
        verdict: 'verified',
        title: 'This cancels announced recoveries',
        reason: `${place} cancels every attempt with a number below ${read.nonce}. An attempt announced later is not cancelled.`,
      }
    case 'skip':
      return {
        ...at,
        verdict: 'verified',
        title: 'This moves past lapsed recoveries',
        reason: `${place} changes nothing else.`,
      }
    case 'add':
      return {
        ...at,
        verdict: 'caution',
        title: 'This lets an address recover the account',
        reason: `${place} lets ${read.recoverer} announce any call in the name of this account. It can be executed after the notice unless the owners cancel it. Compare the address with what was agreed.`,
      }
    case 'remove':
      return {
        ...at,
        verdict: 'caution',
        title: 'This removes a recoverer',
        reason: `${place} removes the right of ${read.recoverer} to start a recovery.`,
      }
    case 'notice':
      return {
        ...at,
        verdict: read.seconds === 0n ? 'danger' : 'caution',
        title: read.seconds === 0n ? 'This removes the notice of recoveries' : 'This changes the notice of recoveries',
        reason: `${place} sets the notice to ${noticeWords(read.seconds)}, also for announced attempts.${
          read.seconds === 0n
            ? ' A recoverer can then take control of the account at once. Do not sign.'
            : read.seconds < DAY
              ? ' That is shorter than a day: owners who sleep or travel cannot cancel in time.'
              : ''
        }`,
      }
    case 'expiration':
      return {
        ...at,
        verdict: 'caution',
        title: 'This changes when recoveries lapse',
        reason: `${place} lets attempts lapse ${read.seconds === 0n ? 'never' : `${noticeWords(read.seconds)} after their notice`}.`,
      }
    case 'announce':
    case 'execute':
      return {
        ...at,
        verdict: 'caution',
        title: 'This takes part in a recovery of this account',
        reason: `${place} ${read.act === 'announce' ? 'announces' : 'executes'} a call through the recovery module of this account itself. Ask the proposer what it is for.`,
      }
  }
}
