import { encode } from 'uqr'

export type QrLevel = 'L' | 'M' | 'Q' | 'H'

/** Quiet zone around the modules; scanners expect four. */
export const QUIET_ZONE = 4

/** The modules of a QR code as one SVG path with one step per run of dark modules; versions 1 to 40, the smallest that fits the text. */
export function qrPath(text: string, level: QrLevel): { size: number; version: number; path: string } {
  const { data, size, version } = encode(text, { ecc: level, border: QUIET_ZONE, minVersion: 1, maxVersion: 40 })
  const steps: string[] = []
  for (const [y, row] of data.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x]) x++
      steps.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  return { size, version, path: steps.join('') }
}
