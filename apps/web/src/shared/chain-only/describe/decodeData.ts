import type { DataDecoded, InnerCall } from '@countersign/api'
import { decodeCall, type Address, type Hex, type SafeTransactionData } from '@countersign/safe'

export type DescribedCall = Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>

/** Calldata in words; null where no known method fits. */
export const decodeData = (data: Hex, to?: Address): DataDecoded | null =>
  data === '0x' ? null : decodeCall(data, [], to ? { to } : {})

export function innerCallsOf(decoded: DataDecoded | null): readonly InnerCall[] {
  const inner = decoded?.method === 'multiSend' ? decoded.parameters?.[0]?.valueDecoded : null
  return Array.isArray(inner) ? inner : []
}
