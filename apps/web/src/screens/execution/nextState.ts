import type { Hex } from '@countersign/primitives'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'

/** Checks in a row before a missing transaction counts as replaced: nodes behind a balancer disagree for a block or two. */
export const MISSES_UNTIL_REPLACED = 3
export const TIMEOUT_MS = 5 * 60_000

/** What one look at chain and service found. */
export type Observation = {
  readonly now: number
  /** Of the transaction that carried it, else of the one the wallet sent. Null while no block has either. */
  readonly receipt: {
    /** Another than was sent when it was sped up in the wallet, or executed by somebody else. */
    readonly txHash: Hex
    readonly block: string
    /** Null when somebody else paid. */
    readonly fee: string | null
    /** `inner-failed`: mined, and the account reports ExecutionFailure. */
    readonly outcome: 'success' | 'reverted' | 'inner-failed'
    readonly reason: string
  } | null
  /** The sender's next nonce on chain. */
  readonly walletNonce: number | null
  /** Whether another transaction of the account used its nonce. */
  readonly accountNonce: 'free' | 'taken' | 'unknown'
  /** The node has it among those that wait for a block; null when it was not asked, or did not say. */
  readonly isHeld: boolean | null
  /** What the service's index says. */
  readonly indexed: 'executed' | 'failed' | null
}

type Failure = NonNullable<PendingExecution['failure']>

/** Still looked at: also after the time is over, because a block may take it yet. */
export const isUnderWay = ({ phase, failure }: PendingExecution): boolean =>
  phase === 'sent' || phase === 'mined' || failure?.kind === 'timeout'

/** Where an execution stands after a look: sent → mined → indexed, or one of the stated failures. */
export function nextState(pending: PendingExecution, seen: Observation): PendingExecution {
  if (!isUnderWay(pending)) return pending
  if (seen.receipt) return afterReceipt(pending, seen, seen.receipt)
  if (seen.indexed !== null && pending.phase !== 'mined') return finish(pending, seen)
  const missing = missingReason(pending, seen)
  const misses = missing === null ? 0 : pending.misses + 1
  if (missing !== null && misses >= MISSES_UNTIL_REPLACED) return fail({ ...pending, misses }, seen.now, missing)
  if (!pending.isProposed && pending.failure === null && seen.now - pending.sentAt > TIMEOUT_MS)
    return fail(pending, seen.now, timeout(seen))
  return misses === pending.misses ? pending : { ...pending, misses }
}

function afterReceipt(
  pending: PendingExecution,
  seen: Observation,
  { txHash, block, fee, outcome, reason }: NonNullable<Observation['receipt']>,
): PendingExecution {
  const mined: PendingExecution = {
    ...pending,
    txHash,
    phase: 'mined',
    failure: null,
    misses: 0,
    block,
    fee,
    minedAt: pending.minedAt ?? seen.now,
    endedAt: null,
  }
  if (outcome === 'inner-failed') return fail(mined, seen.now, { kind: 'inner-failed', reason })
  if (seen.indexed !== null) return finish(mined, seen)
  if (outcome === 'reverted' && seen.accountNonce === 'free') return fail(mined, seen.now, { kind: 'reverted', reason })
  if (outcome === 'reverted' && seen.accountNonce === 'taken') return fail(mined, seen.now, nonceTaken(pending))
  return isSameState(mined, pending) ? pending : mined
}

function finish(pending: PendingExecution, { now, indexed }: Observation): PendingExecution {
  return indexed === 'failed'
    ? fail(pending, now, { kind: 'inner-failed', reason: 'The call inside failed.' })
    : { ...pending, phase: 'indexed', failure: null, endedAt: now }
}

function missingReason(pending: PendingExecution, seen: Observation): Failure | null {
  if (seen.accountNonce === 'taken') return nonceTaken(pending)
  const hasWalletMovedOn =
    pending.walletNonce !== null && seen.walletNonce !== null && seen.walletNonce > pending.walletNonce
  // Unknown: it may have run under another hash, which is no failure.
  if (!hasWalletMovedOn || seen.accountNonce === 'unknown') return null
  return {
    kind: 'replaced',
    reason: `The wallet used its nonce ${pending.walletNonce} for another transaction, so this one never ran.`,
  }
}

const nonceTaken = ({ nonce }: PendingExecution): Failure => ({
  kind: 'nonce-taken',
  reason: `Another transaction used nonce ${nonce} of the account, so this one can never execute.`,
})

const timeout = ({ isHeld }: Observation): Failure => ({
  kind: 'timeout',
  reason:
    isHeld === false
      ? 'No block has taken it within 5 minutes, and the node no longer holds it: it was dropped.'
      : 'No block has taken it within 5 minutes. It may still come, or you can speed it up in the wallet.',
})

const fail = (pending: PendingExecution, now: number, failure: Failure): PendingExecution => ({
  ...pending,
  phase: 'failed',
  failure,
  endedAt: now,
})

const isSameState = (first: PendingExecution, second: PendingExecution) =>
  first.phase === second.phase &&
  first.block === second.block &&
  first.txHash === second.txHash &&
  first.misses === second.misses
