import type { Hex } from '@countersign/primitives'
import type { Attempt, PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { executionMessages as messages } from './executionMessages.ts'

/**
 * Polls in a row before a missing transaction counts as replaced, because nodes behind a load balancer disagree for a
 * block or two.
 */
export const MISSES_UNTIL_REPLACED = 3
export const TIMEOUT_MS = 5 * 60_000

/** The result of polling chain and service once. */
export type Observation = {
  readonly now: number
  /**
   * The receipt of the transaction that executed it, otherwise of the one that the wallet sent. Null before a block
   * contains either.
   */
  readonly receipt: {
    /** Differs from the sent hash after a speed-up in the wallet, or if another wallet executed it. */
    readonly txHash: Hex
    readonly block: string
    /** Null if another wallet paid. */
    readonly fee: string | null
    /** `inner-failed`: mined, and the account emitted ExecutionFailure. */
    readonly outcome: 'success' | 'reverted' | 'inner-failed'
    readonly reason: string
  } | null
  /** The sender's next nonce on chain. */
  readonly walletNonce: number | null
  /** Whether another transaction of the account used its nonce. */
  readonly accountNonce: 'free' | 'taken' | 'unknown'
  /** Whether the node has it as pending; null if it was not asked or did not answer. */
  readonly isHeld: boolean | null
  /** The status in the service's index. */
  readonly indexed: 'executed' | 'failed' | null
  /** A block contains a cancellation from this page with the wallet nonce of the execution. */
  readonly cancelled: { readonly block: string; readonly fee: string } | null
  /** What the node has of transactions that it did not know when they were sent. */
  /** What the service says of an execution that it sends; null for a wallet. */
  readonly relay: { readonly state: 'queued' | 'sent' | 'included' | 'rejected'; readonly hash: Hex | null } | null
  readonly found: readonly Pick<Attempt, 'txHash' | 'walletNonce' | 'carried'>[]
}

type Failure = NonNullable<PendingExecution['failure']>

/** Still polled; also after the timeout, because it may still be included. */
export const isUnderWay = ({ phase, failure }: PendingExecution): boolean =>
  phase === 'sent' || phase === 'mined' || failure?.kind === 'timeout'

/** The state of an execution after a poll: sent → mined → indexed, or a failure. */
export function nextState(known: PendingExecution, seen: Observation): PendingExecution {
  if (!isUnderWay(known)) return known
  const pending = withRelay(withFound(known, seen.found), seen.relay)
  if (seen.receipt) return afterReceipt(pending, seen, seen.receipt)
  if (seen.indexed !== null && pending.phase !== 'mined') return finish(pending, seen)
  if (seen.cancelled && seen.accountNonce === 'free') return cancel(pending, seen.now, seen.cancelled)
  if (seen.relay?.state === 'rejected' && seen.accountNonce === 'free')
    return fail(pending, seen.now, { kind: 'not-relayed', reason: messages.notRelayedReason })
  const missing = missingReason(pending, seen)
  const misses = missing === null ? 0 : pending.misses + 1
  if (missing !== null && misses >= MISSES_UNTIL_REPLACED) return fail({ ...pending, misses }, seen.now, missing)
  if (!pending.isProposed && pending.failure === null && seen.now - lastSentAt(pending) > TIMEOUT_MS)
    return fail(pending, seen.now, pending.relay ? relayTimeout() : timeout(seen))
  return misses === pending.misses ? pending : { ...pending, misses }
}

function withRelay(pending: PendingExecution, seen: Observation['relay']): PendingExecution {
  const { relay } = pending
  if (!relay || !seen || seen.state === 'rejected') return pending
  if (relay.state === seen.state && relay.hash === seen.hash) return pending
  return { ...pending, relay: { ...relay, state: seen.state, hash: seen.hash } }
}

/** When the newest transaction was sent for it. */
export const lastSentAt = ({ sentAt, attempts }: PendingExecution): number => attempts.at(-1)?.at ?? sentAt

/** Fills in what the node did not know yet when the wallet sent it. */
function withFound(pending: PendingExecution, found: Observation['found']): PendingExecution {
  if (found.length === 0) return pending
  const attempts = pending.attempts.map((attempt) => {
    const seen = found.find(({ txHash }) => txHash === attempt.txHash)
    return seen ? { ...attempt, ...seen } : attempt
  })
  return { ...pending, attempts, walletNonce: pending.walletNonce ?? attempts[0]?.walletNonce ?? null }
}

const cancel = (pending: PendingExecution, now: number, { block, fee }: NonNullable<Observation['cancelled']>) =>
  fail({ ...pending, block, fee, minedAt: now }, now, { kind: 'cancelled', reason: messages.cancelledReason })

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
    ? fail(pending, now, { kind: 'inner-failed', reason: messages.innerFailedReason })
    : { ...pending, phase: 'indexed', failure: null, endedAt: now }
}

function missingReason(pending: PendingExecution, seen: Observation): Failure | null {
  if (seen.accountNonce === 'taken') return nonceTaken(pending)
  const { walletNonce } = pending
  if (walletNonce === null || seen.walletNonce === null || seen.walletNonce <= walletNonce) return null
  // Unknown is not a failure, because it may have executed under another hash.
  if (seen.accountNonce === 'unknown') return null
  return {
    kind: 'replaced',
    reason: messages.walletMovedOn(walletNonce),
  }
}

const nonceTaken = ({ nonce }: PendingExecution): Failure => ({
  kind: 'nonce-taken',
  reason: messages.otherUsed(nonce),
})

const timeout = ({ isHeld }: Observation): Failure => ({
  kind: 'timeout',
  reason: isHeld === false ? messages.dropped : messages.notIncluded,
})

const relayTimeout = (): Failure => ({ kind: 'timeout', reason: messages.relaySlow })

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
  first.attempts === second.attempts &&
  first.relay === second.relay &&
  first.misses === second.misses
