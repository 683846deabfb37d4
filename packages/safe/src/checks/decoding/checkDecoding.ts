import type { Verdict } from '@countersign/primitives'
import type { Certainty } from '../../decode/Certainty.ts'
import type { Check } from '../Check.ts'

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
type Judged = { readonly verdict: Verdict; readonly title: string; readonly why: string }

/** Worst first: the first match gives the verdict. */
const OPEN: readonly (Judged & { readonly kinds: readonly Kind[]; readonly isTrailing?: true })[] = [
  {
    kinds: ['inexact'],
    isTrailing: true,
    verdict: 'danger',
    title: 'Bytes follow the parameters of a known method',
    why: 'the contract can read them, but the text on this page does not show them. Ask the proposer to build it again without them',
  },
  {
    kinds: ['unknown'],
    verdict: 'caution',
    title: 'Calldata that cannot be decoded',
    why: 'no known method fits the bytes, so the contract alone decides what they mean. To read them, add its ABI in the address book',
  },
  {
    kinds: ['service'],
    verdict: 'caution',
    title: 'Calldata that only the service decodes',
    why: 'only the service names the method',
  },
  {
    kinds: ['collision'],
    verdict: 'caution',
    title: 'Calldata with several readings',
    why: 'several methods have this selector and fit the bytes. It is not known which of them the contract has',
  },
  {
    kinds: ['inexact'],
    verdict: 'caution',
    title: 'Calldata that is not decoded exactly',
    why: 'the decoded text encodes to other bytes. Trust the bytes',
  },
  {
    kinds: ['selector'],
    verdict: 'unchecked',
    title: 'Calls decoded by their selector alone',
    why: 'the method comes from a list of known methods, not from an ABI of this contract: names and effect are not proved',
  },
  {
    kinds: ['claim'],
    verdict: 'unchecked',
    title: 'Calls decoded by a claimed source',
    why: 'a source provider names the contract’s ABI, and this page did not verify the claim',
  },
  {
    kinds: ['address'],
    verdict: 'unchecked',
    title: 'Calls decoded by a published address',
    why: 'a contract is published at the address, but its code was not compared',
  },
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
  if (calls.length === 0)
    return { id, verdict: 'unchecked', title: 'Calls not decoded', reason: 'The calls could not be decoded.' }
  const withData = calls.filter(({ certainty }) => certainty.kind !== 'empty')
  const isStandard = ({ isOfToken = false, certainty }: CallReading) => isOfToken && certainty.kind === 'selector'
  if (withData.length === 0)
    return { id, verdict: 'verified', title: 'Nothing to decode', reason: 'No call contains data.' }
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
      title: 'Calls decoded by known ABIs',
      reason: `${withData.length === 1 ? 'The call was' : `All ${withData.length} calls with data were`} decoded by the ABI of published code, one you added${withData.some(isStandard) ? ', or the standard of a token that answers as one' : ''}. The parameters encode to the same bytes again.`,
    }
  return {
    id,
    verdict: worst.verdict,
    title: worst.title,
    reason: found.map(({ doubtful, why }) => `${named(doubtful)}: ${why}.`).join(' '),
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
  if (others.length === 0) return `Call ${first.number}${first.signature === null ? '' : `, ${first.signature}`}`
  const numbers = calls.slice(0, MOST_NAMED).map(({ number }) => number)
  const rest = calls.length - numbers.length
  const last = rest > 0 ? `${rest} more` : numbers.pop()
  return `Calls ${numbers.join(', ')} and ${last}`
}
