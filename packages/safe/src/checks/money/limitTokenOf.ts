import { type Address, isHex, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/** Methods of the AllowanceModule whose second parameter is a token. */
const SELECTORS: readonly string[] = [
  /** setAllowance(address delegate, address token, uint96, uint16, uint32) */
  '0xbeaeb388',
  /** resetAllowance(address delegate, address token) */
  '0xc19bf50e',
  /** deleteAllowance(address delegate, address token) */
  '0x885133e3',
  /** executeAllowanceTransfer(address safe, address token, address, uint96, address, uint96, address, bytes) */
  '0x4515641a',
]

/**
 * The token of a spending limit, in whose units the limit is shown; null for the native currency and for another
 * method.
 */
export function limitTokenOf({ data, operation }: Pick<InspectedCall, 'data' | 'operation'>): Address | null {
  const selector = selectorOf(data)
  if (operation === 1 || selector === null || !SELECTORS.includes(selector) || !isHex(data)) return null
  const token = wordReader(data, 4).address(32)
  return token === ZERO_ADDRESS ? null : token
}
