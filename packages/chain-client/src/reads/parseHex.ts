import { type Hex, isHex } from '@countersign/primitives'
import { RpcError } from './RpcError.ts'
import { readMessages as messages } from './readMessages.ts'

/**
 * An answer of a node that must be bytes.
 *
 * @throws {RpcError} when the node did not answer bytes
 * @example
 * parseHex('0x1b') // '0x1b'
 */
export function parseHex(value: unknown): Hex {
  if (typeof value === 'string' && isHex(value)) return value
  throw new RpcError(messages.noBytes(JSON.stringify(value)))
}
