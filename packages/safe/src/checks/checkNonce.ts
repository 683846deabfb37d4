import type { Hex } from '@countersign/primitives'
import { describeNonce } from '../nonce/describeNonce.ts'
import type { TransactionCall } from '../transaction/isSameCall.ts'
import type { Check } from './Check.ts'
import type { Read } from './Read.ts'
import { queueMessages as messages } from './queueMessages.ts'

const id = 'nonce'

/**
 * Another transaction of the queue; its hash if the service sends one.
 *
 * @example
 * const queued: QueuedNonce = { nonce: 7n, hash: '0x…' }
 */
export type QueuedNonce = {
  readonly nonce: bigint
  readonly hash: Hex | null
  /**
   * Its call, from fields that hash to `hash`; null if it may be the same call and could not be read. Absent: it calls
   * another address, or is not compared.
   */
  readonly call?: TransactionCall | null
}

/** The list of the queue has the complete hash. */
const shortHash = (hash: Hex): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`

type Input = {
  readonly nonce: bigint
  /** The account's nonce on chain. */
  readonly current: Read<bigint>
  /** The other queued transactions, according to the service. */
  readonly queued: Read<readonly QueuedNonce[]>
}

/**
 * S11. Compares the nonce with the account and its queue: used, colliding (the others are named), leaving a gap, or
 * next.
 *
 * @example
 * checkNonce({ nonce: 7n, current: { ok: true, value: 5n }, queued: { ok: true, value: [] } })
 */
export function checkNonce({ nonce, current, queued }: Input): Check {
  if (!current.ok)
    return {
      id,
      verdict: 'unchecked',
      title: messages.place,
      reason: messages.nonceUnread(current.reason),
    }
  if (nonce > current.value && !queued.ok)
    return {
      id,
      field: 'nonce',
      verdict: 'unchecked',
      title: messages.place,
      reason: messages.queueUnread({ current: current.value, nonce, reason: queued.reason }),
    }
  const others = queued.ok ? queued.value : []
  const { kind, verdict, reason } = describeNonce({
    nonce,
    currentNonce: current.value,
    queuedNonces: others.map((other) => other.nonce),
  })
  const rivals =
    kind === 'conflict' ? others.filter((other) => other.nonce === nonce).flatMap(({ hash }) => hash ?? []) : []
  const named = rivals.length > 0 ? ` ${messages.alsoProposed(rivals.map(shortHash).join(', '))}` : ''
  const unread = queued.ok ? '' : ` ${messages.rivalsUnread(queued.reason)}`
  return {
    id,
    field: 'nonce',
    verdict: !queued.ok && verdict === 'verified' ? 'unchecked' : verdict,
    title: messages[kind],
    reason: `${reason}${named}${unread}`,
  }
}
