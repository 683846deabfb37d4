import {
  openShareFragment,
  parseShareFragment,
  readExchangeFile,
  unpackExchange,
  type ExchangeItem,
  type ShareFragment,
} from '@countersign/safe/exchange'
import { createFrameReader, isFrame } from './exchangeFrames.ts'
import { exchangePartMessages as messages } from './exchangePartMessages.ts'

/** An imported item, as far as it can be read now. */
export type Incoming =
  | { readonly kind: 'item'; readonly item: ExchangeItem }
  /** Encrypted with a passphrase. */
  | { readonly kind: 'locked'; readonly fragment: ShareFragment }
  /** Frames of an animated code that are not complete yet. */
  | { readonly kind: 'part'; readonly progress: number; readonly parts: number }

/**
 * Reads any kind of text that this page exports: a share link, a file, the lines of a QR code.
 * @throws {Error} with the reason
 */
export async function readIncoming(text: string, frames = createFrameReader()): Promise<Incoming> {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return { kind: 'item', item: readExchangeFile(trimmed) }
  if (isFrame(trimmed)) return readFrames(trimmed.split(/\s+/), frames)
  const fragment = parseShareFragment(trimmed)
  if (fragment === null) throw new Error(messages.notOurs)
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
