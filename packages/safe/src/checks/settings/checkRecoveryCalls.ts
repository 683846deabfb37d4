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
 * Calls of the account to its recovery modules: who may announce, how long the notice is, what stops waiting. What belongs to a module
 * that the same transaction creates is judged with it.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @param created the modules it creates
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

/** The book gives the code that a minimal proxy runs. */
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
        reason: `${place} stops every attempt with a number below ${read.nonce}. One that is announced later still runs.`,
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
        reason: `${place} lets ${read.recoverer} announce anything in the name of this account; it can be carried out after the notice unless the owners cancel. Compare the address with what was agreed.`,
      }
    case 'remove':
      return {
        ...at,
        verdict: 'caution',
        title: 'This takes a recoverer out',
        reason: `${place} takes the right to start a recovery from ${read.recoverer}.`,
      }
    case 'notice':
      return {
        ...at,
        verdict: read.seconds === 0n ? 'danger' : 'caution',
        title:
          read.seconds === 0n ? 'This takes the notice of recoveries away' : 'This changes the notice of recoveries',
        reason: `${place} sets the notice to ${noticeWords(read.seconds)}, for attempts that run already too.${
          read.seconds === 0n
            ? ' A recoverer can then take the account at once. Do not sign.'
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
        reason: `${place} ${read.act === 'announce' ? 'announces' : 'carries out'} a call through the recovery module of this account itself. Ask what it is for.`,
      }
  }
}
