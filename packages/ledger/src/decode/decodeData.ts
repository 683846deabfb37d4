import type { DataDecoded, InnerCall } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { decodeCall, type AbiSource } from '@countersign/safe'

/**
 * Decodes calldata; null if no known method fits.
 *
 * @param source ABIs beyond the built-in ones
 * @example
 * decodeData(newThreshold)?.method // 'changeThreshold'
 */
export function decodeData(data: Hex, to?: Address | null, source: AbiSource = {}): DataDecoded | null {
  if (data === '0x') return null
  return decodeCall(data, source, to ? { to } : {})
}

/**
 * The calls of a decoded batch; empty for any other data.
 *
 * @example
 * innerCallsOf(decodeData(batch)).map(({ to }) => to) // [recipient, usdc]
 */
export function innerCallsOf(decoded: DataDecoded | null): readonly InnerCall[] {
  const inner = decoded?.method === 'multiSend' ? decoded.parameters?.[0]?.valueDecoded : null
  return Array.isArray(inner) ? inner : []
}
