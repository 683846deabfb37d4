import { type Hex, isHex, wordReader } from '@countersign/primitives'
import { TRANSACTION_ADDED } from './delaySelectors.ts'
import type { AnnouncedCall } from './RecoveryModule.ts'

/**
 * The announced call in a `TransactionAdded` log of a Delay module. The log is a claim of the node: compare
 * `hashAnnouncedCall` with the hash that the module stores under this number before you trust it.
 *
 * @param log topics and data, as a node gives them
 * @returns null for any other log, and for one that does not decode
 * @example
 * readAnnouncement(log)?.nonce // 4n
 */
export function readAnnouncement(log: {
  readonly topics: readonly Hex[]
  readonly data: Hex
}): { readonly nonce: bigint; readonly hash: Hex; readonly call: AnnouncedCall } | null {
  const [event, number, hash] = log.topics
  if (event?.toLowerCase() !== TRANSACTION_ADDED || number === undefined || hash === undefined) return null
  if (!isHex(log.data) || !isHex(number) || number.length !== 66 || !isHex(hash) || hash.length !== 66) return null
  const at = wordReader(log.data)
  const to = at.address(0)
  const value = at.uint(32)
  const data = at.bytes(64)
  const operation = at.uint(96)
  if (to === null || value === null || data === null || (operation !== 0n && operation !== 1n)) return null
  return { nonce: BigInt(number), hash, call: { to, value, data, operation: operation === 0n ? 0 : 1 } }
}
