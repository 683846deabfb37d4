import type { PendingExecution } from '../../shared/execution/PendingExecution.ts'

/** Checks in a row before a missing transaction counts as replaced: nodes behind a balancer disagree for a block or two. */
export const MISSES_UNTIL_REPLACED = 3
export const TIMEOUT_MS = 5 * 60_000

/** What one look at chain and service found. */
export type Observation = {
  readonly now: number
  /** Null while no block has it. */
  readonly receipt: {
    readonly block: string
    readonly fee: string
    /** `inner-failed`: mined, and the account reports ExecutionFailure. */
    readonly outcome: 'success' | 'reverted' | 'inner-failed'
    readonly reason: string
  } | null
  /** The sender's next nonce on chain. */
  readonly walletNonce: number | null
  /** The account's nonce on chain. */
  readonly safeNonce: bigint | null
  /** What the service's index says. */
  readonly indexed: 'executed' | 'failed' | null
}

type Failure = NonNullable<PendingExecution['failure']>

/** Where an execution stands after a look: sent → mined → indexed, or one of the stated failures. */
export function nextState(pending: PendingExecution, seen: Observation): PendingExecution {
  if (pending.phase === 'indexed' || pending.phase === 'failed') return pending
  if (seen.receipt) return afterReceipt(pending, seen, seen.receipt)
  // Another transaction hash may have carried it: sped up in the wallet, or executed by somebody else.
  if (seen.indexed !== null && pending.phase === 'sent') return finish(pending, seen)
  const missing = missingReason(pending, seen)
  const misses = missing === null ? 0 : pending.misses + 1
  if (missing !== null && misses >= MISSES_UNTIL_REPLACED) return fail({ ...pending, misses }, seen.now, missing)
  if (seen.now - pending.sentAt > TIMEOUT_MS)
    return fail(pending, seen.now, {
      kind: 'timeout',
      reason: 'No block has taken it within 5 minutes. It may still come; speed it up in the wallet, or check again.',
    })
  return misses === pending.misses ? pending : { ...pending, misses }
}

function afterReceipt(
  pending: PendingExecution,
  seen: Observation,
  receipt: NonNullable<Observation['receipt']>,
): PendingExecution {
  const mined: PendingExecution = {
    ...pending,
    phase: 'mined',
    misses: 0,
    block: receipt.block,
    fee: receipt.fee,
    minedAt: pending.minedAt ?? seen.now,
  }
  if (receipt.outcome === 'reverted') return fail(mined, seen.now, { kind: 'reverted', reason: receipt.reason })
  if (receipt.outcome === 'inner-failed') return fail(mined, seen.now, { kind: 'inner-failed', reason: receipt.reason })
  if (seen.indexed !== null) return finish(mined, seen)
  return isSameState(mined, pending) ? pending : mined
}

function finish(pending: PendingExecution, { now, indexed }: Observation): PendingExecution {
  return indexed === 'failed'
    ? fail(pending, now, { kind: 'inner-failed', reason: 'The call inside failed.' })
    : { ...pending, phase: 'indexed', endedAt: now }
}

function missingReason(pending: PendingExecution, seen: Observation): Failure | null {
  if (pending.walletNonce !== null && seen.walletNonce !== null && seen.walletNonce > pending.walletNonce)
    return {
      kind: 'replaced',
      reason: `The wallet used its nonce ${pending.walletNonce} for another transaction, so this one never ran.`,
    }
  if (seen.safeNonce !== null && seen.safeNonce > BigInt(pending.nonce))
    return {
      kind: 'nonce-taken',
      reason: `Another transaction used nonce ${pending.nonce} of the account, so this one can never execute.`,
    }
  return null
}

const fail = (pending: PendingExecution, now: number, failure: Failure): PendingExecution => ({
  ...pending,
  phase: 'failed',
  failure,
  endedAt: now,
})

const isSameState = (first: PendingExecution, second: PendingExecution) =>
  first.phase === second.phase && first.block === second.block && first.misses === second.misses
