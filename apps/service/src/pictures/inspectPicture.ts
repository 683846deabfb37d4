import { isPlainSvg } from './isPlainSvg.ts'

/** What the bytes are, whatever the server or the address said. */
export type PictureFacts = { readonly type: string; readonly width: number | null; readonly height: number | null }

/** A picture of more pixels would take gigabytes of memory in the browser. */
const MOST_SIDE = 8192

/**
 * Recognizes a picture by its first bytes and reads its size. Null: not a picture that browsers draw, an SVG that could run or load something,
 * or one with more than 8,192 pixels on a side.
 */
export function inspectPicture(bytes: Buffer): PictureFacts | null {
  const facts =
    readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readAvif(bytes) ?? readJpeg(bytes) ?? readSvg(bytes)
  if (facts === null) return null
  const sides = [facts.width, facts.height]
  return sides.every((side) => side === null || (side > 0 && side <= MOST_SIDE)) ? facts : null
}

const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

function readPng(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 24 || textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 16) !== 'IHDR') return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readGif(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 10 || !/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return null
  return { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

function readWebp(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 12) !== 'WEBP') return null
  const type = 'image/webp'
  switch (textAt(bytes, 12, 16)) {
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { type, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return null
  }
}

/** The size is in the first `ispe` box of the metadata. */
function readAvif(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp' || !/^avi[fs]/.test(textAt(bytes, 8, 12))) return null
  const place = bytes.subarray(0, 4096).indexOf('ispe')
  if (place === -1 || place + 16 > bytes.length) return null
  return { type: 'image/avif', width: bytes.readUInt32BE(place + 8), height: bytes.readUInt32BE(place + 12) }
}

/** Walks the segments up to the first frame header, which has the size. */
function readJpeg(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let place = 2
  while (place + 9 < bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'image/jpeg', width: bytes.readUInt16BE(place + 7), height: bytes.readUInt16BE(place + 5) }
    place += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(place + 2)
  }
  return null
}

function readSvg(bytes: Buffer): PictureFacts | null {
  return isPlainSvg(bytes.toString('utf8')) ? { type: 'image/svg+xml', width: null, height: null } : null
}
