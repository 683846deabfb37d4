import { type Address, checksumAddress, type Hex, hexToBytes } from '@countersign/primitives'
import { RpcError } from './RpcError.ts'
import { readMessages as messages } from './readMessages.ts'

const WORD = 64

/**
 * Calldata of a function with fixed-size parameters, each given as an address, a number or a 32-byte word.
 *
 * @example
 * encodeCall('0x70a08231', safe)
 */
export function encodeCall(selector: Hex, ...parameters: (Hex | bigint)[]): Hex {
  const words = parameters.map((value) =>
    (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(WORD, '0'),
  )
  return `0x${selector.slice(2)}${words.join('')}`
}

/**
 * The unsigned number in a word of an ABI-encoded answer.
 *
 * @param word its position, from 0
 * @example
 * const balance = readUint(data)
 */
export const readUint = (data: Hex, word = 0): bigint => BigInt(`0x${wordAt(data, word)}`)

/**
 * The address in a word of an ABI-encoded answer.
 *
 * @param word its position, from 0
 * @throws {RpcError} when the word is not an address
 * @example
 * const guard = readAddress(data)
 */
export function readAddress(data: Hex, word = 0): Address {
  const text = wordAt(data, word)
  if (!/^0{24}/.test(text)) throw new RpcError(messages.noAddress(data))
  return checksumAddress(`0x${text.slice(24)}`)
}

/**
 * The `address[]` whose offset is at `word`.
 *
 * @example
 * const owners = readAddresses(data)
 */
export function readAddresses(data: Hex, word = 0): Address[] {
  const start = Number(readUint(data, word)) / 32
  const length = Number(readUint(data, start))
  return Array.from({ length }, (_, index) => readAddress(data, start + 1 + index))
}

/**
 * The `string` whose offset is at `word`.
 *
 * @example
 * const version = readText(data)
 */
export function readText(data: Hex, word = 0): string {
  const start = Number(readUint(data, word)) / 32
  const length = Number(readUint(data, start))
  const digits = data.slice(2 + (start + 1) * WORD).slice(0, length * 2)
  return new TextDecoder().decode(hexToBytes(`0x${digits}`))
}

function wordAt(data: Hex, word: number): string {
  const text = data.slice(2 + word * WORD, 2 + (word + 1) * WORD)
  if (text.length < WORD) throw new RpcError(messages.tooFewBytes(data.length / 2 - 1))
  return text
}
