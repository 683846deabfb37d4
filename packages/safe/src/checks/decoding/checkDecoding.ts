import { listText, type Verdict } from '@countersign/primitives'
import type { Certainty } from '../../decode/Certainty.ts'
import type { Check } from '../Check.ts'
import { decodingMessages as messages } from './decodingMessages.ts'

/**
 * How one call of a transaction was decoded.
 *
 * @example
 * const call: CallReading = { number: '3.1', signature: 'transfer(address,uint256)', certainty: { kind: 'added' } }
 */
export type CallReading = {
  /** Its position as the page shows it. */
  readonly number: string
  /** Null if the call could not be read. */
  readonly signature: string | null
  readonly certainty: Certainty
  /** Whether it is a method of the token standards, of a contract that returned its symbol and decimals. */
  readonly isOfToken?: boolean
  /** Whether `checkInputs` compares the length of its parameters and reports extra bytes. */
  readonly isMeasured?: boolean
}

type Kind = Certainty['kind']
type Reading =
  | 'trailing'
  | Extract<Kind, 'unknown' | 'service' | 'collision' | 'inexact' | 'selector' | 'claim' | 'address'>
type Judged = { readonly verdict: Verdict; readonly reading: Reading }

/** Worst first: the first match gives the verdict. */
const OPEN: readonly (Judged & { readonly kinds: readonly Kind[]; readonly isTrailing?: true })[] = [
  { kinds: ['inexact'], isTrailing: true, verdict: 'danger', reading: 'trailing' },
  { kinds: ['unknown'], verdict: 'caution', reading: 'unknown' },
  { kinds: ['service'], verdict: 'caution', reading: 'service' },
  { kinds: ['collision'], verdict: 'caution', reading: 'collision' },
  { kinds: ['inexact'], verdict: 'caution', reading: 'inexact' },
  { kinds: ['selector'], verdict: 'unchecked', reading: 'selector' },
  { kinds: ['claim'], verdict: 'unchecked', reading: 'claim' },
  { kinds: ['address'], verdict: 'unchecked', reading: 'address' },
]

/**
 * How certain it is that the calls mean what the page shows: one verdict for all of them, and the least certain call
 * decides. Verified only if each was decoded by the ABI of published code or one that the user added, and its
 * parameters encode to the same bytes again. A danger only if bytes follow the parameters of a known method, because
 * no text shows what the contract does with them. A plain token ignores them.
 *
 * @param calls every call at every depth; empty if the bytes were not decoded
 * @example
 * checkDecoding([{ number: '1', signature: null, certainty: { kind: 'unknown', selector: '0x12345678' } }]).verdict // 'caution'
 */
export function checkDecoding(calls: readonly CallReading[]): Check {
  const id = 'decoding'
  if (calls.length === 0) return { id, verdict: 'unchecked', title: messages.notDecoded, reason: messages.couldNot }
  const withData = calls.filter(({ certainty }) => certainty.kind !== 'empty')
  const isStandard = ({ isOfToken = false, certainty }: CallReading) => isOfToken && certainty.kind === 'selector'
  if (withData.length === 0) return { id, verdict: 'verified', title: messages.nothing, reason: messages.noData }
  const found = OPEN.flatMap((group) => {
    const doubtful = withData.filter(
      (call) =>
        group.kinds.includes(call.certainty.kind) &&
        !isStandard(call) &&
        hasTrailing(call) === (group.isTrailing === true),
    )
    return doubtful.length === 0 ? [] : [{ ...group, doubtful }]
  })
  const [worst] = found
  if (worst === undefined)
    return {
      id,
      verdict: 'verified',
      title: messages.byKnownAbis,
      reason: withData.some(isStandard)
        ? messages.decodedOrStandard(withData.length)
        : messages.decoded(withData.length),
    }
  return {
    id,
    verdict: worst.verdict,
    title: messages[worst.reading],
    reason: found
      .map(({ doubtful, reading }) => messages.because({ calls: named(doubtful), why: messages[`${reading}Why`] }))
      .join(' '),
    field: 'data',
  }
}

/** Extra bytes that the called contract could read. For a token's own methods `checkInputs` judges them. */
const hasTrailing = ({ certainty, isOfToken = false, isMeasured = false }: CallReading): boolean =>
  certainty.kind === 'inexact' && (certainty.trailing ?? 0) > 0 && !isOfToken && !isMeasured

const MOST_NAMED = 5

/** "Call 1, transfer(address,uint256)", "Calls 1, 3.1 and 4 more". */
function named(calls: readonly CallReading[]): string {
  const [first, ...others] = calls
  if (first === undefined) return ''
  if (others.length === 0)
    return first.signature === null
      ? messages.call(first.number)
      : messages.callOf({ number: first.number, signature: first.signature })
  const numbers = calls.slice(0, MOST_NAMED).map(({ number }) => number)
  const rest = calls.length - numbers.length
  return messages.calls(listText(rest > 0 ? [...numbers, messages.more(rest)] : numbers))
}
