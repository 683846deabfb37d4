const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Brands of MP4 files that browsers play; others are pictures, or formats for editing. */
const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4A |dash|MSNV|qt  )$/
const EBML = 0x1a45dfa3
/** The type of a WebM file is stated in its head, within this many bytes. */
const WEBM_HEAD = 64

/**
 * Recognizes a video or a sound that browsers play by its first bytes. Null: something else. Browsers take such bytes as nothing but a
 * recording: none of these formats can contain code that they run.
 */
export function inspectRecording(bytes: Buffer): { readonly type: string } | null {
  if (bytes.length < 16) return null
  if (textAt(bytes, 4, 8) === 'ftyp' && MP4_BRAND.test(textAt(bytes, 8, 12)))
    return { type: textAt(bytes, 8, 12) === 'M4A ' ? 'audio/mp4' : 'video/mp4' }
  if (bytes.readUInt32BE(0) === EBML && textAt(bytes, 0, WEBM_HEAD).includes('webm')) return { type: 'video/webm' }
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WAVE') return { type: 'audio/wav' }
  if (textAt(bytes, 0, 4) === 'OggS') return { type: isOggVideo(bytes) ? 'video/ogg' : 'audio/ogg' }
  if (textAt(bytes, 0, 4) === 'fLaC') return { type: 'audio/flac' }
  if (textAt(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)) return { type: 'audio/mpeg' }
  return null
}

const isOggVideo = (bytes: Buffer) => textAt(bytes, 0, 64).includes('theora')

/** The head of a frame of layer III: eleven set bits, then values that are in use. */
function isMp3Frame(bytes: Buffer): boolean {
  const head = bytes.readUInt32BE(0)
  const [sync, version, layer] = [head >>> 21, (head >>> 19) & 3, (head >>> 17) & 3]
  const [rate, frequency] = [(head >>> 12) & 15, (head >>> 10) & 3]
  return sync === 0x7ff && version !== 1 && layer === 1 && rate !== 0 && rate !== 15 && frequency !== 3
}
