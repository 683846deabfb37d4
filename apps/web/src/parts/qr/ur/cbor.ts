import { urMessages as messages } from './urMessages.ts'

/** The part of CBOR (RFC 8949) that wallets exchange by QR: whole numbers, bytes, text, lists, maps, tags, booleans. */
export type Cbor = number | string | boolean | null | Uint8Array | readonly Cbor[] | CborMap | CborTag
export type CborMap = ReadonlyMap<number, Cbor>

export class CborTag {
  readonly tag: number
  readonly value: Cbor
  constructor(tag: number, value: Cbor) {
    this.tag = tag
    this.value = value
  }
}

const MOST_DEPTH = 16

export function encodeCbor(value: Cbor): Uint8Array {
  const bytes: number[] = []
  write(value, bytes)
  return Uint8Array.from(bytes)
}

function write(value: Cbor, bytes: number[]): void {
  if (typeof value === 'number') return writeHead(0, value, bytes)
  if (value instanceof Uint8Array) return writeBytes(2, value, bytes)
  if (typeof value === 'string') return writeBytes(3, new TextEncoder().encode(value), bytes)
  if (typeof value === 'boolean') return void bytes.push(value ? 0xf5 : 0xf4)
  if (value === null) return void bytes.push(0xf6)
  if (value instanceof CborTag) {
    writeHead(6, value.tag, bytes)
    return write(value.value, bytes)
  }
  if (value instanceof Map) {
    writeHead(5, value.size, bytes)
    for (const [key, entry] of value) {
      write(key, bytes)
      write(entry, bytes)
    }
    return
  }
  const items = value as readonly Cbor[]
  writeHead(4, items.length, bytes)
  for (const item of items) write(item, bytes)
}

function writeBytes(major: number, content: Uint8Array, bytes: number[]): void {
  writeHead(major, content.length, bytes)
  for (const byte of content) bytes.push(byte)
}

function writeHead(major: number, count: number, bytes: number[]): void {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(messages.notWritable(count))
  const width = count < 24 ? 0 : count < 2 ** 8 ? 1 : count < 2 ** 16 ? 2 : count < 2 ** 32 ? 4 : 8
  if (width === 0) return void bytes.push((major << 5) | count)
  bytes.push((major << 5) | (24 + Math.log2(width)))
  for (let place = width - 1; place >= 0; place--) bytes.push(Math.floor(count / 256 ** place) % 256)
}

/** @throws {Error} when the bytes are incomplete, too long, or outside the part above */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const reader = { bytes, at: 0 }
  const value = read(reader, 0)
  if (reader.at !== bytes.length) throw new Error(messages.bytesFollow(bytes.length - reader.at))
  return value
}

type Reader = { readonly bytes: Uint8Array; at: number }

function read(reader: Reader, depth: number): Cbor {
  if (depth > MOST_DEPTH) throw new Error(messages.tooDeep(MOST_DEPTH))
  const head = take(reader, 1)[0] ?? 0
  const major = head >> 5
  const info = head & 31
  if (major === 7) return readSimple(info)
  const count = info < 24 ? info : readCount(reader, info)
  switch (major) {
    case 0:
      return count
    case 2:
      return take(reader, count).slice()
    case 3:
      return new TextDecoder('utf-8', { fatal: true }).decode(take(reader, count))
    case 4:
      return readMany(reader, count, () => read(reader, depth + 1))
    case 5:
      return readMap(reader, count, depth + 1)
    case 6:
      return new CborTag(count, read(reader, depth + 1))
    default:
      throw new Error(messages.otherType(major))
  }
}

function readSimple(info: number): boolean | null {
  if (info === 20 || info === 21) return info === 21
  if (info === 22) return null
  throw new Error(messages.otherSimple(info))
}

function readCount(reader: Reader, info: number): number {
  if (info > 27) throw new Error(messages.unknownLength)
  const count = take(reader, 2 ** (info - 24)).reduce((sum, byte) => sum * 256 + byte, 0)
  if (!Number.isSafeInteger(count)) throw new Error(messages.tooLarge)
  return count
}

/** Refuses a map with two entries of one key: readers could choose different ones. */
function readMap(reader: Reader, count: number, depth: number): CborMap {
  const entries = readMany(reader, count, () => readEntry(reader, depth))
  const map = new Map(entries)
  if (map.size !== entries.length) throw new Error(messages.keyTwice)
  return map
}

function readEntry(reader: Reader, depth: number): [number, Cbor] {
  const key = read(reader, depth)
  if (typeof key !== 'number') throw new Error(messages.keyNoNumber)
  return [key, read(reader, depth)]
}

function readMany<Item>(reader: Reader, count: number, readOne: () => Item): Item[] {
  if (count > reader.bytes.length - reader.at) throw new Error(messages.endsBefore(count))
  return Array.from({ length: count }, readOne)
}

function take(reader: Reader, count: number): Uint8Array {
  const end = reader.at + count
  if (end > reader.bytes.length) throw new Error(messages.endsEarly)
  const part = reader.bytes.subarray(reader.at, end)
  reader.at = end
  return part
}
