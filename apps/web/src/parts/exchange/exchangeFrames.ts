import { decodeCbor, encodeCbor } from '../qr/ur/cbor.ts'
import { createUrReader } from '../qr/ur/createUrReader.ts'
import { encodeUr } from '../qr/ur/encodeUr.ts'

/** A registered type: plain bytes. What they are, their own magic says. */
const TYPE = 'bytes'
/** A signature on its way back is one code that stands still; anything bigger moves, in codes a cheap camera reads. */
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
   * Takes one frame, in any order.
   * @throws {Error} when it is none of ours or was damaged
   */
  take(frame: string): { readonly packed: Uint8Array | null; readonly progress: number; readonly parts: number }
}

/** Puts the frames a camera sees together again. */
export function createFrameReader(): FrameReader {
  const reader = createUrReader()
  return {
    take(frame) {
      const { ur, progress, parts } = reader.read(frame)
      if (ur === null) return { packed: null, progress, parts }
      if (ur.type !== TYPE) throw new Error(`This code holds “${ur.type}”, not a proposal or a signature for one`)
      const packed = decodeCbor(ur.cbor)
      if (!(packed instanceof Uint8Array)) throw new Error('This code holds no proposal')
      return { packed, progress, parts }
    },
  }
}
