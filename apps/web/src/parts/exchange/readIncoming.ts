import {
  openShareFragment,
  parseShareFragment,
  readExchangeFile,
  unpackExchange,
  type ExchangeItem,
  type ShareFragment,
} from '@countersign/safe/exchange'
import { createFrameReader, isFrame } from './exchangeFrames.ts'

/** What somebody handed over, as far as it can be read now. */
export type Incoming =
  | { readonly kind: 'item'; readonly item: ExchangeItem }
  /** Sealed with a passphrase. */
  | { readonly kind: 'locked'; readonly fragment: ShareFragment }
  /** Frames of an animated code that do not make a whole yet. */
  | { readonly kind: 'part'; readonly progress: number; readonly parts: number }

/**
 * Reads text of any of the kinds this page hands out: a share link, a file, the lines of a QR code.
 * @throws {Error} saying what is wrong with it
 */
export async function readIncoming(text: string, frames = createFrameReader()): Promise<Incoming> {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return { kind: 'item', item: readExchangeFile(trimmed) }
  if (isFrame(trimmed)) return readFrames(trimmed.split(/\s+/), frames)
  const fragment = parseShareFragment(trimmed)
  if (fragment === null)
    throw new Error('This is no share link, no file and no code of Countersign. Paste the whole of what was sent.')
  return fragment.key === null
    ? { kind: 'locked', fragment }
    : { kind: 'item', item: await openShareFragment(fragment) }
}

async function readFrames(lines: readonly string[], frames: ReturnType<typeof createFrameReader>): Promise<Incoming> {
  let last: Incoming = { kind: 'part', progress: 0, parts: 1 }
  for (const line of lines) {
    const { packed, progress, parts } = frames.take(line)
    if (packed !== null) return { kind: 'item', item: await unpackExchange(packed) }
    last = { kind: 'part', progress, parts }
  }
  return last
}
