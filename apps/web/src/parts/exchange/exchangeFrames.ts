import { decodeCbor, encodeCbor } from '../qr/ur/cbor.ts'
import { createUrReader } from '../qr/ur/createUrReader.ts'
import { encodeUr } from '../qr/ur/encodeUr.ts'
import { exchangePartMessages as messages } from './exchangePartMessages.ts'

/** A registered type for plain bytes. Their own header says what they are. */
const TYPE = 'bytes'
/** The largest content of a still code, enough for a signature. Longer content is animated, in codes that a simple camera can read. */
const STANDS_STILL = 360

/** Packed bytes as the frames of an animated QR code. */
export function framesOf(packed: Uint8Array): string[] {
  const cbor = encodeCbor(packed)
  return encodeUr({ type: TYPE, cbor }, cbor.length <= STANDS_STILL ? { fragmentBytes: STANDS_STILL } : { mixed: true })
}

/** Packed bytes as one line to copy and paste. */
export const lineOf = (packed: Uint8Array): string =>
  encodeUr({ type: TYPE, cbor: encodeCbor(packed) }, { fragmentBytes: Number.MAX_SAFE_INTEGER })
    .join('')
    .toLowerCase()

export const isFrame = (text: string): boolean => /^ur:/i.test(text.trim())

export type FrameReader = {
  /**
   * Accepts one frame, in any order.
   * @throws {Error} when the frame is damaged or of another type
   */
  take(frame: string): { readonly packed: Uint8Array | null; readonly progress: number; readonly parts: number }
}

/** Combines the frames that a camera reads. */
export function createFrameReader(): FrameReader {
  const reader = createUrReader()
  return {
    take(frame) {
      const { ur, progress, parts } = reader.read(frame)
      if (ur === null) return { packed: null, progress, parts }
      if (ur.type !== TYPE) throw new Error(messages.otherContent(ur.type))
      const packed = decodeCbor(ur.cbor)
      if (!(packed instanceof Uint8Array)) throw new Error(messages.noProposal)
      return { packed, progress, parts }
    },
  }
}
