import type { Check } from './Check.ts'
import type { Read } from './Read.ts'

const id = 'claimed-status'
const field = 'txStatus'

/**
 * How the service says a transaction ended. `replaced`: another one used its nonce.
 *
 * @example
 * const claimed: ClaimedOutcome = 'executed'
 */
export type ClaimedOutcome = 'executed' | 'failed' | 'replaced'

/**
 * What the receipt of the chain says of a safeTxHash: `ExecutionSuccess`, `ExecutionFailure`, or nothing about it.
 *
 * @example
 * const recorded: RecordedOutcome = 'other'
 */
export type RecordedOutcome = 'executed' | 'failed' | 'other'

type Input = {
  readonly nonce: bigint
  /** The account's nonce on chain. */
  readonly current: Read<bigint>
  readonly claimed: ClaimedOutcome
  /** The receipt the service names; null where it names none, or nobody read it. */
  readonly recorded: Read<RecordedOutcome> | null
}

const CLAIMS = {
  executed: 'it ran',
  failed: 'it ran and failed',
  replaced: 'another transaction took its nonce',
} as const

/**
 * S11. An ending the service tells, against the account's nonce and the receipt of the chain. What has run has used up its nonce and
 * left an event with its hash; what waits has not.
 *
 * @example
 * checkOutcome({ nonce: 7n, current: { ok: true, value: 7n }, claimed: 'executed', recorded: null }).verdict // 'danger'
 */
export function checkOutcome({ nonce, current, claimed, recorded }: Input): Check {
  const said = `The service says ${CLAIMS[claimed]}`
  if (recorded?.ok === true && recorded.value !== 'other') return compared(claimed, recorded.value)
  const title = TITLES[claimed]
  if (!current.ok)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: `The account’s nonce could not be read: ${current.reason}.`,
    }
  if (nonce >= current.value)
    return {
      id,
      field,
      verdict: 'danger',
      title: 'The chain has not run this',
      reason: `${said}, but it has nonce ${nonce} and the account is still at ${current.value}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
    }
  const used = `Nonce ${nonce} is used up; the account is at ${current.value}.`
  if (claimed === 'replaced')
    return { id, field, verdict: 'verified', title, reason: `${used} By which transaction is the service’s word.` }
  if (recorded === null)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: `${used} The service names no transaction of the chain, so whether this one used it is its word.`,
    }
  if (!recorded.ok)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: `${used} The receipt could not be read: ${recorded.reason}.`,
    }
  return {
    id,
    field: 'txHash',
    verdict: 'danger',
    title: 'The chain tells of another transaction',
    reason: `${said} in a transaction of the chain that has no event of this account with this hash. ${used} By which transaction is not known.`,
  }
}

const TITLES = { executed: 'Said to have run', failed: 'Said to have failed', replaced: 'Said to be replaced' } as const
const RECORDED = { executed: 'that it ran', failed: 'that its call failed' } as const

function compared(claimed: ClaimedOutcome, recorded: 'executed' | 'failed'): Check {
  return claimed === recorded
    ? {
        id,
        field,
        verdict: 'verified',
        title: claimed === 'executed' ? 'The chain recorded that it ran' : 'The chain recorded that it failed',
        reason: 'The receipt has the account’s own event with exactly this hash.',
      }
    : {
        id,
        field,
        verdict: 'danger',
        title: 'The chain says otherwise',
        reason: `The service says ${CLAIMS[claimed]}; the receipt records ${RECORDED[recorded]}. What the chain records is what happened.`,
      }
}
