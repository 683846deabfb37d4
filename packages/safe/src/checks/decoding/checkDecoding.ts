import type { Certainty } from '../../decode/Certainty.ts'
import type { Check } from '../Check.ts'
import type { Verdict } from '../Verdict.ts'

/**
 * How one call of a transaction was put into words.
 *
 * @example
 * const call: CallReading = { number: '3.1', signature: 'transfer(address,uint256)', certainty: { kind: 'added' } }
 */
export type CallReading = {
  /** Its place as the page shows it. */
  readonly number: string
  /** Null where nothing could be read. */
  readonly signature: string | null
  readonly certainty: Certainty
  /** A method of the token standards, of a contract that told its symbol and decimals when it was asked. */
  readonly isOfToken?: boolean
  /** The length of its parameters is compared by `checkInputs`, which says what is left over. */
  readonly isMeasured?: boolean
}

type Kind = Certainty['kind']
type Judged = { readonly verdict: Verdict; readonly title: string; readonly why: string }

/** Worst first: the first that is found gives the verdict. */
const OPEN: readonly (Judged & { readonly kinds: readonly Kind[]; readonly isTrailing?: true })[] = [
  {
    kinds: ['inexact'],
    isTrailing: true,
    verdict: 'danger',
    title: 'Bytes follow the parameters of a known method',
    why: 'the contract can read them, and the words shown here do not. Ask for it to be built again without them',
  },
  {
    kinds: ['unknown'],
    verdict: 'caution',
    title: 'Calldata that nobody here can read',
    why: 'no known method fits the bytes, so the contract alone decides what they mean. Add its ABI in the address book to read them',
  },
  {
    kinds: ['service'],
    verdict: 'caution',
    title: 'Calldata that only the service reads',
    why: 'only the service says what is called',
  },
  {
    kinds: ['collision'],
    verdict: 'caution',
    title: 'Calldata with several readings',
    why: 'several methods have the selector and fit the bytes; which one the contract has is not known',
  },
  {
    kinds: ['inexact'],
    verdict: 'caution',
    title: 'Calldata that is not read exactly',
    why: 'the words shown encode to other bytes. Trust the bytes',
  },
  {
    kinds: ['selector'],
    verdict: 'unchecked',
    title: 'Calls read by their selector alone',
    why: 'the method is one of the known list, not of an ABI of this contract: names and effect are not proved',
  },
  {
    kinds: ['claim'],
    verdict: 'unchecked',
    title: 'Calls read by a claimed source',
    why: 'a keeper of sources says which ABI the contract has; its claim was not checked here',
  },
  {
    kinds: ['address'],
    verdict: 'unchecked',
    title: 'Calls read by a published address',
    why: 'a contract is published at the address, but its code was not compared',
  },
]

/**
 * How sure it is that the calls mean what their words say: one verdict for all of them, the least sure decides. Verified only
 * where each was read by the ABI of published code or one the person added, and its parameters encode to the same bytes again.
 * A danger only where bytes follow the parameters of a known method: no words show what the contract does with them. A plain token
 * reads none of them.
 *
 * @param calls every call at every depth; none where the bytes were not read at all
 * @example
 * checkDecoding([{ number: '1', signature: null, certainty: { kind: 'unknown', selector: '0x12345678' } }]).verdict // 'caution'
 */
export function checkDecoding(calls: readonly CallReading[]): Check {
  const id = 'decoding'
  if (calls.length === 0)
    return { id, verdict: 'unchecked', title: 'Calls not read', reason: 'The calls could not be put into words.' }
  const withData = calls.filter(({ certainty }) => certainty.kind !== 'empty')
  const isStandard = ({ isOfToken = false, certainty }: CallReading) => isOfToken && certainty.kind === 'selector'
  if (withData.length === 0)
    return { id, verdict: 'verified', title: 'Nothing to decode', reason: 'No call carries data.' }
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
      title: 'Calls read by known ABIs',
      reason: `${withData.length === 1 ? 'The call was' : `All ${withData.length} calls with data were`} read by the ABI of published code, one you added${withData.some(isStandard) ? ', or the standard of a token that answers as one' : ''}; the parameters encode to the same bytes again.`,
    }
  return {
    id,
    verdict: worst.verdict,
    title: worst.title,
    reason: found.map(({ doubtful, why }) => `${named(doubtful)}: ${why}.`).join(' '),
    field: 'data',
  }
}

/** Bytes that the called contract could read: what a token's own methods are called with, `checkInputs` judges. */
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
