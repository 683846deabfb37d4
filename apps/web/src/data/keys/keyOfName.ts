import { parseAddressInput } from '@countersign/primitives'
import type { AccountKey } from './queryKeys.ts'

/** The account of a name such as `31337:0x…`; null when the address is invalid. */
export function keyOfName(name: string): AccountKey | null {
  const [chainId = '', text = ''] = name.split(':')
  const parsed = parseAddressInput(text)
  return parsed.ok ? { chainId, safe: parsed.address } : null
}
