import { describe, expect, it } from 'vitest'
import jsQR from 'jsqr'
import { qrPath, QUIET_ZONE, type QrLevel } from './qrPath.ts'

/** Bytes that fill a code of version 1, 2, … at the default level (ISO/IEC 18004, table 7). */
const FULL_AT_M = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
  997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
]
/** The same for the other levels, at four versions. */
const FULL: Readonly<Record<Exclude<QrLevel, 'M'>, Readonly<Record<number, number>>>> = {
  L: { 1: 17, 10: 271, 25: 1273, 40: 2953 },
  Q: { 1: 11, 10: 151, 25: 715, 40: 1663 },
  H: { 1: 7, 10: 119, 25: 535, 40: 1273 },
}
/** The two bits of the format information for the level. */
const LEVEL_BITS: Readonly<Record<string, QrLevel>> = { '01': 'L', '00': 'M', '11': 'Q', '10': 'H' }
/** Two pixels per module, like a small screen. */
const SCALE = 2

/** Draws the path like a camera would see it, without any other knowledge of the code. */
function draw(path: string, size: number): Uint8ClampedArray {
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return pixels
}

function scan(text: string, level: QrLevel) {
  const { path, size, version } = qrPath(text, level)
  const width = size * SCALE
  const pixels = draw(path, size)
  const isDark = (x: number, y: number) =>
    pixels[((y + QUIET_ZONE) * SCALE * width + (x + QUIET_ZONE) * SCALE) * 4] === 0
  // Written with a fixed mask, whose first two bits are 1 and 0.
  const bits = `${isDark(0, 8) ? 0 : 1}${isDark(1, 8) ? 1 : 0}`
  const read = jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })
  return { text: read?.data, version: read?.version, drawn: version, level: LEVEL_BITS[bits] }
}

function expectDecodes(length: number, version: number, level: QrLevel) {
  const text = 'wc:9f2KqLx0vT@2?relay='.repeat(200).slice(0, length)
  expect(scan(text, level), `version ${version}, level ${level}`).toEqual({ text, version, drawn: version, level })
}

describe('QR codes', () => {
  it('behavior: versions 1 to 40 decode at the default level', () => {
    for (const [index, length] of FULL_AT_M.entries()) expectDecodes(length, index + 1, 'M')
  }, 60_000)

  it('behavior: levels L, Q and H decode, from the smallest version to the biggest', () => {
    for (const level of ['L', 'Q', 'H'] as const)
      for (const [version, length] of Object.entries(FULL[level])) expectDecodes(length, Number(version), level)
  }, 60_000)

  it('error: text beyond version 40 has no code', () => {
    expect(() => qrPath('x'.repeat(3000), 'L')).toThrow()
  })
})
