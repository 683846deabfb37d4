import {
  type Address,
  checksumAddress,
  hasValidChecksum,
  type Hex,
  isAddress,
  isHex,
  showHidden,
} from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** Parses one value at a path, or names the path of the invalid value. */
export type Reader<Value> = (value: unknown, path: string) => Value

export function malformed(path: string, reason: string): SafeError<'exchange/malformed'> {
  return new SafeError('exchange/malformed', messages.malformed({ path, reason }), {
    path,
    reason,
  })
}

/** An object with exactly these fields. Extra and missing fields are both refused. */
export function object<Shape extends Readonly<Record<string, Reader<unknown>>>>(
  shape: Shape,
): Reader<{ [Key in keyof Shape]: ReturnType<Shape[Key]> }> {
  const names = Object.keys(shape)
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(path, messages.notObject)
    const extra = Object.keys(value).find((key) => !names.includes(key))
    if (extra !== undefined) throw malformed(`${path}.${extra}`, messages.unknownField)
    const read = names.map((key): [string, unknown] => [key, shape[key]?.(Reflect.get(value, key), `${path}.${key}`)])
    return Object.fromEntries(read) as { [Key in keyof Shape]: ReturnType<Shape[Key]> }
  }
}

export const list =
  <Item>(item: Reader<Item>, most: number): Reader<readonly Item[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw malformed(path, messages.notList)
    if (value.length > most) throw malformed(path, messages.tooManyEntries({ count: value.length, most }))
    return value.map((entry, index) => item(entry, `${path}[${index}]`))
  }

export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value, path) =>
    value === null ? null : read(value, path)

export const oneOf =
  <const Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (value, path) => {
    const found = values.find((known) => known === value)
    if (found === undefined) throw malformed(path, messages.noneOf(values.join(', ')))
    return found
  }

export const text =
  (most: number): Reader<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw malformed(path, messages.notText)
    if (value.length > most) throw malformed(path, messages.tooManyCharacters({ count: value.length, most }))
    return value
  }

/** A text that this page shows and never hashes: its invisible characters and direction marks are shown as boxes. */
export const shownText =
  (most: number): Reader<string> =>
  (value, path) =>
    showHidden(text(most)(value, path))

/** A whole number as decimal text, in its canonical spelling. */
export const amount =
  (bits: number): Reader<bigint> =>
  (value, path) => {
    if (typeof value !== 'string' || !/^(0|[1-9][0-9]{0,77})$/.test(value)) throw malformed(path, messages.notWhole)
    const read = BigInt(value)
    if (read >> BigInt(bits) !== 0n) throw malformed(path, messages.tooManyBits(bits))
    return read
  }

export const count =
  (most: number): Reader<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      throw malformed(path, messages.notWholeUpTo(most))
    return value
  }

/** Lower-case hex; `bytes` fixes its length. */
export const hex =
  (limits: { readonly bytes?: number; readonly most?: number } = {}): Reader<Hex> =>
  (value, path) => {
    if (typeof value !== 'string' || !isHex(value) || value !== value.toLowerCase())
      throw malformed(path, messages.notHex)
    const size = (value.length - 2) / 2
    if (limits.bytes !== undefined && size !== limits.bytes) throw malformed(path, messages.otherSize(limits.bytes))
    if (limits.most !== undefined && size > limits.most) throw malformed(path, messages.tooManyBytes(limits.most))
    return value
  }

/** An address with a valid checksum. */
export const address: Reader<Address> = (value, path) => {
  if (typeof value !== 'string' || !isAddress(value)) throw malformed(path, messages.notAddress)
  if (!hasValidChecksum(value) || checksumAddress(value) !== value) throw malformed(path, messages.wrongChecksum)
  return value
}
