import { addressWord, hashWord, isAddress, isHex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { keccakText } from '../keccak/keccakText.ts'
import { malformedTypedData } from './malformedTypedData.ts'
import { typedDataMessages as messages } from './typedDataMessages.ts'

/** An atomic or dynamic EIP-712 value (no array, no struct) as the 64 digits of its word. */
export function encodeTypedDataValue(type: string, value: unknown, path: string): string {
  if (type === 'string') {
    if (typeof value === 'string') return hashWord(keccakText(value))
  } else if (type === 'bytes') {
    if (typeof value === 'string' && isHex(value)) return hashWord(keccakHex(value))
  } else if (type === 'bool') {
    if (typeof value === 'boolean') return (value ? '1' : '0').padStart(64, '0')
  } else if (type === 'address') {
    if (typeof value === 'string' && isAddress(value)) return addressWord(value)
  } else {
    const word = encodeSized(type, value)
    if (word !== null) return word
  }
  throw malformedTypedData(messages.noValue({ path, value: describe(value), type }))
}

function encodeSized(type: string, value: unknown): string | null {
  const match = /^(u?int|bytes)(\d*)$/.exec(type)
  const kind = match?.[1]
  if (match === null || kind === undefined) return null
  if (kind === 'bytes') {
    const size = Number(match[2])
    const fits = size >= 1 && size <= 32 && typeof value === 'string' && isHex(value) && value.length === 2 + size * 2
    return fits ? value.slice(2).toLowerCase().padEnd(64, '0') : null
  }
  const bits = match[2] === '' ? 256 : Number(match[2])
  const number = toBigInt(value)
  if (bits < 8 || bits > 256 || bits % 8 !== 0 || number === null) return null
  const [low, high] = kind === 'uint' ? [0n, 1n << BigInt(bits)] : [-1n << BigInt(bits - 1), 1n << BigInt(bits - 1)]
  return number < low || number >= high ? null : BigInt.asUintN(256, number).toString(16).padStart(64, '0')
}

function toBigInt(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  if (typeof value !== 'string') return null
  const negative = value.startsWith('-')
  const digits = negative ? value.slice(1) : value
  if (!/^(\d+|0x[0-9a-fA-F]+)$/.test(digits)) return null
  return negative ? -BigInt(digits) : BigInt(digits)
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  return value === undefined ? messages.missing : typeof value === 'object' ? messages.anObject : String(value)
}
