import type { Locator } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import { until } from '../until.ts'

/** The width of a module in pixels; readers need a few. */
const SCALE = 4

/** Reads an animated QR code from the page, as a camera would, until it has every frame. */
export async function readFrames(code: Locator): Promise<string[]> {
  const frames = new Map<number, string>()
  await until('every frame was seen', async () => {
    const text = decodeQr(await pictureOf(code))
    const [, number = '1', count = '1'] = /\/(\d+)-(\d+)\//.exec(text) ?? []
    frames.set(Number(number), text)
    if (frames.size < Number(count)) throw new Error(`${frames.size} of ${count} frames`)
    return true
  })
  return [...frames].toSorted(([first], [second]) => first - second).map(([, text]) => text)
}

/** The runs of dark modules of the code's one path, as pixels. */
async function pictureOf(code: Locator) {
  const [size, path] = await code.evaluate(
    (svg) =>
      [Number(svg.getAttribute('viewBox')?.split(' ')[2]), svg.querySelector('path')?.getAttribute('d') ?? ''] as const,
  )
  const edge = size * SCALE
  const data = new Uint8Array(edge * edge * 4).fill(255)
  for (const [, x = 0, y = 0, width = 0] of [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.map(Number)))
    for (let row = y * SCALE; row < (y + 1) * SCALE; row++)
      for (let column = x * SCALE; column < (x + width) * SCALE; column++)
        data.set([0, 0, 0], (row * edge + column) * 4)
  return { width: edge, height: edge, data }
}
