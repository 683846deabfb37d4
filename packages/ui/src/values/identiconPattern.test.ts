import { expect, test } from 'vitest'
import { identiconPattern } from './identiconPattern.ts'

const address = '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282'
const neighbour = '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71283'

test('behavior: the same address gives the same picture in any letter case', () => {
  expect(identiconPattern(address.toLowerCase())).toEqual(identiconPattern(address))
})

test('behavior: a different digit changes the picture', () => {
  expect(identiconPattern(neighbour)).not.toEqual(identiconPattern(address))
})

test('behavior: the picture is symmetric', () => {
  const cells = [...identiconPattern(address).main.path.matchAll(/M(\d) (\d)/g)].map(([, x, y]) => `${x},${y}`)
  expect(cells.length).toBeGreaterThan(0)
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    expect(cells).toContain(`${7 - x},${y}`)
  }
})

test('behavior: colours are muted and over many addresses cells use all three', () => {
  let main = 0
  let spot = 0
  for (let index = 0; index < 200; index++) {
    const pattern = identiconPattern(`0x${index.toString(16).padStart(40, '0')}`)
    for (const fill of [pattern.background, pattern.main.fill, pattern.spot.fill]) {
      const saturation = Number(/ (\d+)% /.exec(fill)?.[1])
      expect(saturation).toBeGreaterThanOrEqual(26)
      expect(saturation).toBeLessThanOrEqual(44)
    }
    main += pattern.main.path.length
    spot += pattern.spot.path.length
  }
  expect(main).toBeGreaterThan(spot)
  expect(spot).toBeGreaterThan(0)
})
