import type { DataDecoded } from '@countersign/api'
import type { Address, Hex } from '@countersign/safe/light'
import { decodeCall } from '@countersign/safe'

/** Calldata in words, or null where no known method fits. */
export function decodeData(data: Hex, to?: Address | null): DataDecoded | null {
  if (data === '0x') return null
  return decodeCall(data, [], to ? { to } : {})
}
