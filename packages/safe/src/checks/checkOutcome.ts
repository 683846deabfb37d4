import type { Check } from './Check.ts'
import type { Read } from './Read.ts'

const id = 'claimed-status'
const field = 'txStatus'

/**
 * The outcome of a transaction according to the service. `replaced`: another one used its nonce.
 *
 * @example
 * const claimed: ClaimedOutcome = 'executed'
 */
export type ClaimedOutcome = 'executed' | 'failed' | 'replaced'

/**
 * What the receipt shows for a safeTxHash: `ExecutionSuccess`, `ExecutionFailure`, or no event with it.
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
  /** The receipt that the service names; null if it names none, or if it was not read. */
  readonly recorded: Read<RecordedOutcome> | null
}

const CLAIMS = {
  executed: 'it was executed',
  failed: 'it was executed and failed',
  replaced: 'another transaction took its nonce',
} as const

/**
 * S11. Compares an outcome that the service reports with the account's nonce and the receipt. An executed transaction
 * has used up its nonce and left an event with its hash; a proposal has not.
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
      title: 'The chain has not executed this',
      reason: `${said}, but it has nonce ${nonce} and the account is still at ${current.value}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
    }
  const used = `Nonce ${nonce} is used up; the account is at ${current.value}.`
  if (claimed === 'replaced')
    return { id, field, verdict: 'verified', title, reason: `${used} Only the service says which transaction used it.` }
  if (recorded === null)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: `${used} The service names no Ethereum transaction, so only the service says that this one used it.`,
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
    title: 'The chain shows another transaction',
    reason: `${said} in an Ethereum transaction that has no event of this account with this hash. ${used} It is not known which transaction used it.`,
  }
}

const TITLES = {
  executed: 'Reported as executed',
  failed: 'Reported as failed',
  replaced: 'Reported as replaced',
} as const
const RECORDED = { executed: 'that it was executed', failed: 'that its call failed' } as const

function compared(claimed: ClaimedOutcome, recorded: 'executed' | 'failed'): Check {
  return claimed === recorded
    ? {
        id,
        field,
        verdict: 'verified',
        title: claimed === 'executed' ? 'The chain recorded the execution' : 'The chain recorded the failure',
        reason: 'The receipt contains the account’s own event with exactly this hash.',
      }
    : {
        id,
        field,
        verdict: 'danger',
        title: 'The chain contradicts the service',
        reason: `The service says ${CLAIMS[claimed]}, but the receipt records ${RECORDED[recorded]}. The receipt is right.`,
      }
}
