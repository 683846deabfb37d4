import { RpcError } from './RpcError.ts'

/**
 * A JSON-RPC quantity (`0x1a`) as a number of blocks or units.
 *
 * @example
 * parseQuantity('0x1a') // 26n
 */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)) return BigInt(value)
  throw new RpcError(`The chain answered ${JSON.stringify(value)} where a number was expected`)
}
