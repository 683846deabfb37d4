import { type Address, checksumAddress, type Hex } from '@countersign/primitives'

type NumberType = 'uint256' | 'uint160' | 'uint48'
type WordType = 'address' | NumberType | 'bool' | 'bytes32' | 'bytes' | 'uint256[]'
type WordValue<T extends WordType> = T extends 'address'
  ? Address
  : T extends NumberType
    ? bigint
    : T extends 'bool'
      ? boolean
      : T extends 'uint256[]'
        ? readonly bigint[]
        : Hex
export type WordValues<T extends readonly WordType[]> = { -readonly [Index in keyof T]: WordValue<T[Index]> }

const WORD = 64
const MOST_ITEMS = 1000

const isNumberType = (type: WordType): type is NumberType =>
  type === 'uint256' || type === 'uint160' || type === 'uint48'

type Value = Address | bigint | boolean | Hex | readonly bigint[]

/**
 * Reads the parameters of calldata with known types. Null if the data does not match them strictly: a short word,
 * dirty upper bytes of an address, or a bool that is neither 0 nor 1.
 */
export function readWords<const T extends readonly WordType[]>(data: Hex, types: T): WordValues<T> | null {
  const body = data.slice(10)
  const values: Value[] = []
  for (const [index, type] of types.entries()) {
    const value = readWord(body, index, type)
    if (value === null) return null
    values.push(value)
  }
  return values as WordValues<T>
}

function readWord(body: string, index: number, type: WordType): Value | null {
  const word = body.slice(index * WORD, (index + 1) * WORD)
  if (word.length < WORD || !/^[0-9a-fA-F]+$/.test(word)) return null
  if (type === 'address') return /^0{24}/.test(word) ? checksumAddress(`0x${word.slice(24)}`) : null
  if (type === 'bytes32') return `0x${word}`
  const number = BigInt(`0x${word}`)
  if (isNumberType(type)) return number < 1n << BigInt(type.slice('uint'.length)) ? number : null
  if (type === 'bool') return number > 1n ? null : number === 1n
  return type === 'bytes' ? readBytes(body, number) : readNumbers(body, number)
}

function readBytes(body: string, offset: bigint): Hex | null {
  if (offset > BigInt(body.length)) return null
  const start = Number(offset) * 2
  const size = body.slice(start, start + WORD)
  if (size.length < WORD) return null
  const length = BigInt(`0x${size}`)
  if (length > BigInt(body.length)) return null
  const bytes = body.slice(start + WORD, start + WORD + Number(length) * 2)
  return bytes.length === Number(length) * 2 ? `0x${bytes}` : null
}

function readNumbers(body: string, offset: bigint): readonly bigint[] | null {
  if (offset > BigInt(body.length)) return null
  const start = Number(offset) * 2
  const size = body.slice(start, start + WORD)
  const count = size.length < WORD ? null : BigInt(`0x${size}`)
  if (count === null || count > MOST_ITEMS) return null
  const words = body.slice(start + WORD, start + WORD * (1 + Number(count)))
  if (words.length !== WORD * Number(count)) return null
  return Array.from({ length: Number(count) }, (_, index) =>
    BigInt(`0x${words.slice(index * WORD, (index + 1) * WORD)}`),
  )
}
