import { roughTime } from '../age/roughTime.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { nodeMessages as messages } from './nodeMessages.ts'

/**
 * The newest block of a node, and since when it is the newest.
 *
 * @example
 * const head: Head = { host: 'rpc.example', block: 12n, timestamp: { ok: true, value: 1_700_000_000n }, now, unmovedMs: 0 }
 */
export type Head = {
  readonly host: string
  readonly block: bigint
  /** Epoch seconds, from the block. */
  readonly timestamp: Read<bigint>
  /** Epoch milliseconds, by the clock of this machine. */
  readonly now: number
  /** How long the node has reported the same newest block. */
  readonly unmovedMs: number
}

/** Longer than many blocks of the slowest bundled network. */
const PATIENCE_MS = 10 * 60_000

/**
 * S1. Whether the newest block of the node is recent: owners, nonce and balances read at an old block may have
 * changed since.
 *
 * @example
 * const head: Head = { host: 'rpc.example', block: 12n, timestamp: { ok: true, value: 1_795_176_000n }, now: 1_795_262_400_000, unmovedMs: 0 }
 * checkHead(head).verdict // 'caution'
 */
export function checkHead({ host, block, timestamp, now, unmovedMs }: Head): Check {
  const check = { id: 'node', field: 'head' } as const
  if (!timestamp.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: messages.age,
      reason: messages.noTime({ host, block, reason: timestamp.reason }),
    }
  const at = new Date(Number(timestamp.value) * 1000)
  const madeAt = Number.isNaN(at.getTime()) ? messages.secondsAfter(timestamp.value) : at.toISOString()
  const ageMs = now - Number(timestamp.value) * 1000
  if (ageMs > PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: messages.behind,
      reason: messages.behindBy({ block, madeAt, age: roughTime(ageMs / 1000) }),
    }
  if (ageMs < -PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: messages.future,
      reason: messages.futureTime({ block, host, madeAt, now: new Date(now).toISOString() }),
    }
  if (unmovedMs > PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: messages.stuck,
      reason: messages.stuckFor({ host, block, time: roughTime(unmovedMs / 1000) }),
    }
  return {
    ...check,
    verdict: 'verified',
    title: messages.recent,
    reason: messages.madeAt({ block, madeAt }),
  }
}
