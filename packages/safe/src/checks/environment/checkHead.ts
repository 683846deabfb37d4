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
      title: 'Age of the newest block',
      reason: `${host} did not return the time of block ${block}: ${timestamp.reason}.`,
    }
  const at = new Date(Number(timestamp.value) * 1000)
  const madeAt = Number.isNaN(at.getTime()) ? `${timestamp.value} seconds after 1970` : at.toISOString()
  const ageMs = now - Number(timestamp.value) * 1000
  const advice = 'Owners, nonce and balances may have changed since. Use another node before you sign.'
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
      title: 'The newest block has a future time',
      reason: `Block ${block} of ${host} has the time ${madeAt}, but this machine has ${new Date(now).toISOString()}. Either the node’s or this machine’s clock is wrong.`,
    }
  if (unmovedMs > PATIENCE_MS)
    return {
      ...check,
      verdict: 'caution',
      title: 'The node does not advance',
      reason: `${host} has reported block ${block} as the newest for ${roughTime(unmovedMs / 1000)}. ${advice}`,
    }
  return {
    ...check,
    verdict: 'verified',
    title: 'The newest block is recent',
    reason: `Block ${block}, made at ${madeAt}.`,
  }
}
