import { zodiacContracts } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { noticeWords } from '../../recovery/noticeWords.ts'
import type { NewRecovery } from '../../recovery/readNewRecoveries.ts'
import { readRecoveryCall, type RecoveryCall } from '../../recovery/readRecoveryCall.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { Check } from '../Check.ts'
import { recoveryCheckMessages as messages } from './recoveryCheckMessages.ts'

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
        title: messages.cancels,
        reason: messages.cancelsBelow({ place, nonce: read.nonce }),
      }
    case 'skip':
      return {
        ...at,
        verdict: 'verified',
        title: messages.movesPast,
        reason: messages.nothingElse(place),
      }
    case 'add':
      return {
        ...at,
        verdict: 'caution',
        title: messages.letsRecover,
        reason: messages.mayAnnounce({ place, recoverer: read.recoverer }),
      }
    case 'remove':
      return {
        ...at,
        verdict: 'caution',
        title: messages.removesRecoverer,
        reason: messages.removesRight({ place, recoverer: read.recoverer }),
      }
    case 'notice':
      return {
        ...at,
        verdict: read.seconds === 0n ? 'danger' : 'caution',
        title: read.seconds === 0n ? messages.removesNotice : messages.changesNotice,
        reason: (read.seconds === 0n
          ? messages.noNotice
          : read.seconds < DAY
            ? messages.shortNotice
            : messages.setsNotice)({ place, notice: noticeWords(read.seconds) }),
      }
    case 'expiration':
      return {
        ...at,
        verdict: 'caution',
        title: messages.changesLapse,
        reason:
          read.seconds === 0n
            ? messages.neverLapse(place)
            : messages.lapseAfter({ place, time: noticeWords(read.seconds) }),
      }
    case 'announce':
    case 'execute':
      return {
        ...at,
        verdict: 'caution',
        title: messages.takesPart,
        reason: read.act === 'announce' ? messages.announces(place) : messages.executes(place),
      }
  }
}
