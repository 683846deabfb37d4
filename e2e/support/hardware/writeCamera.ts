import { writeFile } from 'node:fs/promises'
import encodeQr from 'qr'

const [WIDTH, HEIGHT] = [640, 480]

/** A film of QR codes (YUV4MPEG2) for Chromium's fake camera, which repeats it. */
export async function writeCamera(file: string, codes: readonly string[]): Promise<void> {
  const pictures = codes.flatMap((code) => {
    const picture = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(code)])
    return [picture, picture, picture]
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`)
  await writeFile(file, Buffer.concat([head, ...pictures]))
}

/** Light grey with the code in the middle; both colour planes say “no colour”. */
function pictureOf(code: string): Buffer {
  const modules = encodeQr(code, 'raw', { border: 4, ecc: 'medium' })
  const scale = Math.floor(HEIGHT / modules.length)
  const [left, top] = [WIDTH, HEIGHT].map((edge) => Math.floor((edge - modules.length * scale) / 2))
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < scale; line++) {
          const at = ((top ?? 0) + y * scale + line) * WIDTH + (left ?? 0) + x * scale
          light.fill(16, at, at + scale)
        }
  return Buffer.concat([light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}
