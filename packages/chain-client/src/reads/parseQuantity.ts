import { RpcError } from './RpcError.ts'
import { readMessages as messages } from './readMessages.ts'

/**
 * A JSON-RPC quantity (`0x1a`) as a number of blocks or units.
 *
 * @example
 * parseQuantity('0x1a') // 26n
 */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)) return BigInt(value)
  throw new RpcError(messages.noNumber(JSON.stringify(value)))
}
