import { describe, expect, test } from 'vitest'
import { arcPath, bandPath, ringGeometry, segmentPath } from './ringGeometry.ts'
import { ringLabel, ringSegments } from './ringSegments.ts'

describe('ring geometry', () => {
  test("behavior: the first of three segments starts right of twelve o'clock and ends at four, as in the design", () => {
    expect(segmentPath(ringGeometry(36, 0.16), 0, 3)).toBe(
      'M19.08 0.78A17.25 17.25 0 0 1 33.45 25.67L28.45 22.78A11.49 11.49 0 0 0 19.08 6.56Z',
    )
  })

  test('behavior: segments are symmetric about the vertical axis', () => {
    const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    const [x = 0, y = 0] = numbers(segmentPath(ringGeometry(44, 0.16), 0, 2))
    const last = numbers(segmentPath(ringGeometry(44, 0.16), 1, 2))
    expect(44 - x).toBeCloseTo(last[7] ?? 0, 2)
    expect(y).toBeCloseTo(last[8] ?? 0, 2)
  })

  test('behavior: one segment and a full turn are the closed band', () => {
    const ring = ringGeometry(22, 0.2)
    expect(segmentPath(ring, 0, 1)).toBe(bandPath(ring))
    expect(arcPath(ring, 0, 1)).toBe(bandPath(ring))
  })

  test('behavior: an arc over half a turn uses the large-arc flag', () => {
    expect(arcPath(ringGeometry(36, 0.16), 0, 0.75)).toContain('0 1 1')
    expect(arcPath(ringGeometry(36, 0.16), 0, 0.25)).toContain('0 0 1')
  })
})

describe('ring segments', () => {
  test('behavior: signed, then excluded, then yours, then missing', () => {
    expect(ringSegments({ required: 4, signed: 1, excluded: 1, state: 'yours' })).toEqual([
      'signed',
      'excluded',
      'yours',
      'missing',
    ])
  })

  test('behavior: more signatures than required do not add segments', () => {
    expect(ringSegments({ required: 2, signed: 5 })).toEqual(['signed', 'signed'])
  })

  test('behavior: a ready ring is full whatever the count', () => {
    expect(ringSegments({ required: 3, signed: 0, state: 'ready' })).toEqual(['signed', 'signed', 'signed'])
  })

  test('behavior: the label contains count and state', () => {
    expect(ringLabel({ required: 3, signed: 2, state: 'yours' })).toBe('2 of 3 signed, your signature is next')
    expect(ringLabel({ required: 3, signed: 1, excluded: 1 })).toBe('1 valid signature of 3, 1 excluded')
    expect(ringLabel({ required: 3, signed: 3, state: 'executed' })).toBe('Executed')
  })
})
