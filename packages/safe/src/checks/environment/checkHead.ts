import { roughTime } from '../age/roughTime.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

/**
 * The newest block of a node, and since when it is the newest.
 *
 * @example
 * const head: Head = { host: 'rpc.example', block: 12n, timestamp: { ok: true, value: 1_700_000_000n }, now, unmovedMs: 0 }
 */
export type Head = {
  readonly host: string
  readonly block: bigint
  /** Epoch seconds, as the block says. */
  readonly timestamp: Read<bigint>
  /** Epoch milliseconds, by the clock of this machine. */
  readonly now: number
  /** How long this page has been told the same newest block. */
  readonly unmovedMs: number
}

/** Longer than the slowest bundled network takes for many blocks. */
const PATIENCE_MS = 10 * 60_000

/**
 * S1. Whether the newest block of the node is new: owners, nonce and balances read from an old one may have changed since.
 *
 * @example
 * checkHead(head).verdict // 'caution' for a block of yesterday
 */
export function checkHead({ host, block, timestamp, now, unmovedMs }: Head): Check {
  const check = { id: 'node', field: 'head' } as const
  if (!timestamp.ok)
    return {
      ...check,
      verdict: 'unchecked',
      title: 'Age of the newest block',
      reason: `${host} did not say of when block ${block} is: ${timestamp.reason}.`,
    }
  const at = new Date(Number(timestamp.value) * 1000)
  const madeAt = Number.isNaN(at.getTime()) ? `${timestamp.value} seconds after 1970` : at.toISOString()
  const ageMs = now - Number(timestamp.value) * 1000
  const advice = 'Owners, nonce and balances may be others by now. Ask another node before you sign.'
  if (ageMs > PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: 'The node is behind',
      reason: `Its newest block is ${block}, made at ${madeAt}, ${roughTime(ageMs / 1000)} ago by the clock of this machine. ${advice}`,
    }
  if (ageMs < -PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: 'The newest block is of a later time',
      reason: `Block ${block} of ${host} says ${madeAt}, this machine says ${new Date(now).toISOString()}. Either the node or the clock of this machine is wrong.`,
    }
  if (unmovedMs > PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: 'The node stands still',
      reason: `${host} has named block ${block} as the newest for ${roughTime(unmovedMs / 1000)}. ${advice}`,
    }
  return {
    ...check,
    verdict: 'verified',
    title: 'The newest block is new',
    reason: `Block ${block}, made at ${madeAt}.`,
  }
}
