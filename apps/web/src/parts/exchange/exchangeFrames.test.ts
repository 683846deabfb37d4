import type { SignatureReply } from '@countersign/safe/exchange'
import type { Hex } from '@countersign/primitives'
import { packExchange, unpackExchange } from '@countersign/safe/exchange'
import { describe, expect, it } from 'vitest'
import { createFrameReader, framesOf, lineOf } from './exchangeFrames.ts'
import { readIncoming } from './readIncoming.ts'

const reply = (count: number): SignatureReply => ({
  kind: 'signatures',
  chainId: 31337n,
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  safeTxHash: `0x${'5a'.repeat(32)}`,
  signatures: Array.from(
    { length: count },
    (_, at): Hex => `0x${(at * 7919 + 12345).toString(16).padStart(8, '0').repeat(16)}1b`,
  ),
})
/** Bytes that cannot be compressed. */
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 255)

describe('codes on a screen', () => {
  it('behavior: one signature is one still code', async () => {
    const frames = framesOf(await packExchange(reply(1)))
    expect(frames).toHaveLength(1)
    expect(await readIncoming(frames[0] ?? '')).toEqual({ kind: 'item', item: reply(1) })
  })

  it('behavior: longer content is an animated code that can be read from any frame', () => {
    const packed = noise(2000)
    const frames = framesOf(packed)
    expect(frames.length).toBeGreaterThan(10)
    const reader = createFrameReader()
    const read = [...frames.slice(7), ...frames.slice(0, 7)].map((frame) => reader.take(frame))
    expect(read.find((state) => state.packed !== null)?.packed).toEqual(packed)
    expect(read[0]).toMatchObject({ packed: null, parts: frames.length / 2 })
  })

  it('behavior: all kinds of text are read: a line, lines of frames, a file', async () => {
    const packed = await packExchange(reply(30))
    expect(await readIncoming(lineOf(packed))).toEqual({ kind: 'item', item: reply(30) })
    expect(await readIncoming(framesOf(packed).join('\n'))).toEqual({ kind: 'item', item: reply(30) })
    expect(await unpackExchange(packed)).toEqual(reply(30))
  })

  it('error: other content is refused with a message', async () => {
    await expect(readIncoming('hello')).rejects.toThrow('not a share link, a file or a code')
    await expect(readIncoming('wc:9f2')).rejects.toThrow('not a share link, a file or a code')
    await expect(readIncoming('{"format":"x"}')).rejects.toThrow('countersign.exchange')
  })
})
