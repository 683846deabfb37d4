import { addressWord, fromHex, numberWord, textBytes } from './bytes.ts'
import { keccakInterleaved } from './keccakInterleaved.ts'

/**
 * Encodes a value that is neither list nor struct as a word (EIP-712, "Definition of encodeData"). Throws if it does
 * not have its type.
 */
export function valueWord(type: string, value: unknown): Uint8Array {
  if (typeof value === 'boolean' && type === 'bool') return numberWord(value ? 1n : 0n)
  if (typeof value === 'string') {
    if (type === 'string') return keccakInterleaved(textBytes(value))
    if (type === 'bytes') return keccakInterleaved(fromHex(value))
    if (type === 'address') return addressWord(value)
    if (/^bytes\d+$/.test(type)) return bytesWord(Number(type.slice(5)), value)
  }
  const [, sign, size] = /^(u?)int(\d*)$/.exec(type) ?? []
  if (size === undefined) throw new TypeError(`The witness cannot read a value of the type "${type}".`)
  const bits = size === '' ? 256 : Number(size)
  if (bits < 8 || bits > 256 || bits % 8 > 0) throw new TypeError(`The witness knows no type "${type}".`)
  const number = wholeNumber(value)
  if (sign === 'u') return numberWord(number, bits)
  if (BigInt.asIntN(bits, number) !== number) throw new RangeError(`The witness cannot fit ${number} into ${type}.`)
  return numberWord(BigInt.asUintN(256, number))
}

function bytesWord(size: number, value: string): Uint8Array {
  const bytes = fromHex(value)
  if (size < 1 || size > 32 || bytes.length !== size)
    throw new TypeError(`The witness cannot read "${value.slice(0, 24)}" as bytes${size}.`)
  const word = new Uint8Array(32)
  word.set(bytes)
  return word
}

function wholeNumber(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  const [, minus, digits] = (typeof value === 'string' && /^(-?)(0x[\da-f]+|\d+)$/i.exec(value)) || []
  if (digits === undefined) throw new TypeError(`The witness expected a whole number and cannot read the value.`)
  return minus === '-' ? -BigInt(digits) : BigInt(digits)
}
