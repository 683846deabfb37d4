import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urVectors } from './urVectors.ts'
import { decodeBytewords, encodeBytewords } from './bytewords.ts'
import { CborTag, decodeCbor, encodeCbor, type Cbor } from './cbor.ts'
import { createUrReader } from './createUrReader.ts'
import { encodeUr } from './encodeUr.ts'

const pattern = Uint8Array.from({ length: 240 }, (_, index) => (index * 7 + (index >> 3)) & 255)

function readAll(frames: readonly string[]) {
  const reader = createUrReader()
  for (const frame of frames) {
    const { ur } = reader.read(frame)
    if (ur !== null) return ur
  }
  return null
}

describe('uniform resources', () => {
  it('behavior: mixed frames restore the message, whichever frames were missed', () => {
    expect(readAll(urVectors.frames)).toEqual({ type: 'bytes', cbor: pattern })
    expect(readAll(urVectors.frames.toReversed())).toEqual({ type: 'bytes', cbor: pattern })
  })

  it('behavior: every encoded item is decoded again, in any order of frames', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 900 }), fc.integer({ min: 10, max: 300 }), (cbor, size) => {
        const frames = encodeUr({ type: 'eth-sign-request', cbor }, { fragmentBytes: size })
        expect(frames.every((frame) => /^[A-Z0-9:/-]+$/.test(frame))).toBe(true)
        expect(readAll(frames.toReversed())).toEqual({ type: 'eth-sign-request', cbor })
      }),
      { numRuns: 60 },
    )
  })

  it('behavior: with mixed frames, a camera that misses any one frame still completes in one round', () => {
    const cbor = Uint8Array.from({ length: 1500 }, (_, index) => (index * 7) & 255)
    const frames = encodeUr({ type: 'bytes', cbor }, { fragmentBytes: 100, mixed: true })
    expect(frames).toHaveLength(30)
    for (const missed of frames) {
      const reader = createUrReader()
      const read = frames.flatMap((frame) => (frame === missed ? [] : [reader.read(frame).ur]))
      expect(read.find((ur) => ur !== null)?.cbor).toEqual(cbor)
    }
  })

  it('behavior: progress grows with each new frame and repeated frames change nothing', () => {
    const reader = createUrReader()
    const frames = encodeUr({ type: 'bytes', cbor: pattern }, { fragmentBytes: 60 })
    expect(frames).toHaveLength(4)
    expect(reader.read(frames[0] ?? '').progress).toBe(0.25)
    expect(reader.read(frames[0] ?? '').progress).toBe(0.25)
    expect(reader.read(frames[2] ?? '').progress).toBe(0.5)
  })

  it('behavior: a frame of another message starts over', () => {
    const reader = createUrReader()
    const [first = ''] = encodeUr({ type: 'bytes', cbor: pattern }, { fragmentBytes: 60 })
    const other = encodeUr({ type: 'bytes', cbor: pattern.toReversed() }, { fragmentBytes: 60 })
    reader.read(first)
    expect(other.map((frame) => reader.read(frame).progress)).toEqual([0.25, 0.5, 0.75, 1])
  })

  it.each(['https://example.org', 'ur:bytes', 'ur:bytes/zzzzzzzzzzzz', ''])(
    'error: %o is not a code of a wallet',
    (text) => {
      expect(() => createUrReader().read(text)).toThrow()
    },
  )

  it('error: one wrong letter is found by the checksum', () => {
    const [frame = ''] = encodeUr({ type: 'bytes', cbor: pattern })
    const spoilt = `${frame.slice(0, 20)}${frame.slice(20, 22) === 'AE' ? 'AD' : 'AE'}${frame.slice(22)}`
    expect(() => createUrReader().read(spoilt)).toThrow(/checksum/i)
  })

  it('behavior: bytewords and CBOR decode to their input', () => {
    const value: fc.Arbitrary<Cbor> = fc.letrec<{ value: Cbor }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.maxSafeNat(),
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.uint8Array({ maxLength: 300 }),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(), tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
        fc.tuple(fc.nat(), tie('value')).map(([tag, inner]) => new CborTag(tag, inner)),
      ),
    })).value
    fc.assert(
      fc.property(value, (given) => {
        const bytes = encodeCbor(given)
        expect(decodeCbor(decodeBytewords(encodeBytewords(bytes)))).toEqual(given)
      }),
      { numRuns: 200 },
    )
  })

  it('error: any bytes are decoded to a value or an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          decodeCbor(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          expect(error).not.toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
