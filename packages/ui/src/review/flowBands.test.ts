import { expect, test } from 'vitest'
import { bandPathAcross, flowBands } from './flowBands.ts'

const rowHeight = 54
const heights = (weights: number[]) =>
  flowBands(weights, { rowHeight }).map(({ fromTop, fromBottom }) => fromBottom - fromTop)

test('behavior: the height is proportional to the square root of the weight', () => {
  const [four = 0, one = 0] = heights([4, 1])
  expect(four / one).toBeCloseTo(2, 6)
})

test('behavior: no band is thinner than 8 px, also without a weight', () => {
  expect(heights([1_000_000, 1, 0, -5, Number.NaN]).slice(1)).toEqual([8, 8, 8, 8])
  expect(heights([0, 0])).toEqual([8, 8])
})

test('behavior: bands keep their height, end centred on their rows and never overlap', () => {
  const bands = flowBands([412_500, 221_008, 38_562, 600_000], { rowHeight })
  bands.forEach((band, index) => {
    expect(band.toBottom - band.toTop).toBeCloseTo(band.fromBottom - band.fromTop, 6)
    expect((band.toTop + band.toBottom) / 2).toBeCloseTo(rowHeight * (index + 0.5), 6)
    const next = bands[index + 1]
    if (next) {
      expect(next.fromTop).toBeGreaterThanOrEqual(band.fromBottom)
      expect(next.toTop).toBeGreaterThanOrEqual(band.toBottom)
    }
  })
  expect(bands[0]?.fromTop).toBeGreaterThanOrEqual(0)
})

test('behavior: a band spans the full width', () => {
  expect(bandPathAcross({ fromTop: 84, fromBottom: 104, toTop: 17, toBottom: 37 }, 150)).toBe(
    'M0 84C75 84 75 17 150 17V37C75 37 75 104 0 104Z',
  )
})
