import { SafeError } from '../errors/SafeError.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** Larger than any proposal. A small file that unpacks to gigabytes is an attack. */
const MOST_BYTES = 2 * 1024 * 1024

/** DEFLATE without any header (RFC 1951). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return collect(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')))
}

export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    parts.push(value)
    if (size > MOST_BYTES) {
      await reader.cancel().catch(() => undefined)
      const reason = messages.unpacksTo(MOST_BYTES)
      throw new SafeError('exchange/malformed', messages.noProposal(reason), { path: messages.theWhole, reason })
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
