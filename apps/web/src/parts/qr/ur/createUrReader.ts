import { decodeBytewords } from './bytewords.ts'
import { decodeCbor } from './cbor.ts'
import { chooseFragments } from './chooseFragments.ts'
import { crc32 } from './crc32.ts'
import type { Ur } from './Ur.ts'
import { urMessages as messages } from './urMessages.ts'

const MOST_FRAGMENTS = 512
const PATTERN = /^ur:([a-z0-9-]+)\/(?:(\d+)-(\d+)\/)?([a-z]+)$/

export type UrReader = {
  /**
   * Accepts one frame, in any order, as often as it is read.
   * @returns the complete item, the share received so far, and the number of parts
   * @throws {Error} when the text is not a UR or its checksum differs
   */
  read(text: string): { readonly ur: Ur | null; readonly progress: number; readonly parts: number }
}

type Part = { readonly indexes: ReadonlySet<number>; readonly data: Uint8Array }
type Message = {
  readonly type: string
  readonly count: number
  readonly length: number
  readonly checksum: number
  readonly known: Map<number, Uint8Array>
  mixed: Part[]
}

/** Combines the frames of an animated QR code. A frame of another message starts again. */
export function createUrReader(): UrReader {
  let message: Message | null = null
  return {
    read(text) {
      const match = PATTERN.exec(text.trim().toLowerCase())
      if (!match) throw new Error(messages.notFromWallet)
      const [, type = '', frame, , letters = ''] = match
      const body = decodeBytewords(letters)
      if (frame === undefined) return { ur: { type, cbor: body }, progress: 1, parts: 1 }
      const part = parsePart(body)
      if (message === null || !isOf(message, type, part))
        message = { type, count: part.count, length: part.length, checksum: part.checksum, known: new Map(), mixed: [] }
      const indexes = new Set(chooseFragments(part.frame, part.count, part.checksum))
      message.mixed.push({ indexes, data: part.data })
      resolve(message)
      const { known, count } = message
      if (known.size < count) return { ur: null, progress: known.size / count, parts: count }
      const ur = { type, cbor: join(message) }
      message = null
      return { ur, progress: 1, parts: count }
    },
  }
}

function parsePart(body: Uint8Array) {
  const value = decodeCbor(body)
  if (!Array.isArray(value)) throw new Error(messages.frameNoList)
  const [frame, count, length, checksum, data] = value
  if (
    typeof frame !== 'number' ||
    typeof count !== 'number' ||
    typeof length !== 'number' ||
    typeof checksum !== 'number' ||
    !(data instanceof Uint8Array) ||
    frame < 1 ||
    count < 1 ||
    count > MOST_FRAGMENTS ||
    data.length * count < length
  )
    throw new Error(messages.wrongShape)
  return { frame, count, length, checksum, data }
}

const isOf = (message: Message, type: string, part: ReturnType<typeof parsePart>) =>
  message.type === type &&
  message.count === part.count &&
  message.length === part.length &&
  message.checksum === part.checksum

/** Removes the known fragments from every mixed frame. A mixed frame of one fragment is that fragment. */
function resolve(message: Message): void {
  for (;;) {
    message.mixed = message.mixed.map((part) => reduce(part, message.known)).filter(({ indexes }) => indexes.size > 0)
    const single = message.mixed.find(({ indexes }) => indexes.size === 1)
    const [index] = single?.indexes ?? []
    if (single === undefined || index === undefined) return
    message.known.set(index, single.data)
  }
}

function reduce(part: Part, known: ReadonlyMap<number, Uint8Array>): Part {
  const shared = [...part.indexes].filter((index) => known.has(index))
  if (shared.length === 0) return part
  const data = part.data.slice()
  for (const index of shared)
    for (const [place, byte] of (known.get(index) ?? new Uint8Array()).entries())
      data[place] = (data[place] ?? 0) ^ byte
  return { indexes: new Set([...part.indexes].filter((index) => !known.has(index))), data }
}

function join({ known, count, length, checksum }: Message): Uint8Array {
  const whole = Uint8Array.from(Array.from({ length: count }, (_, index) => [...(known.get(index) ?? [])]).flat())
  const cbor = whole.slice(0, length)
  if (crc32(cbor) !== checksum) throw new Error(messages.doNotFit)
  return cbor
}
