import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Writes the typefaces that a page needs before its first content: the letters of English and German, and only the
 * weights that the styles use. Other letters come from the complete files, which a browser fetches when it meets one.
 * `--check` compares the files instead.
 */

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const LETTERS = `${ASCII}\u00a0ÄÖÜäöüßÉéèêçñ·×°«»±–—‘’‚“”„…•€−`

/** Typefaces by the name of their file. Axes: weights that the styles use, the optical size of a sentence. */
const FACES = {
  'newsreader-statement': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    letters: LETTERS,
    axes: { opsz: 26, wght: { min: 400, max: 600 } },
  },
  'hanken-grotesk-ui': {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: LETTERS,
    axes: { wght: { min: 400, max: 700 } },
  },
  'atkinson-mono-hex': {
    source: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    letters: `${ASCII}…`,
    axes: { wght: { min: 400, max: 600 } },
  },
} as const

const resolve = createRequire(import.meta.url).resolve
const stale: string[] = []
for (const [name, { source, letters, axes }] of Object.entries(FACES)) {
  const font = await subsetFont(readFileSync(resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  const path = fileURLToPath(new URL(`../packages/ui/src/styles/fonts/${name}.woff2`, import.meta.url))
  if (!process.argv.includes('--check')) writeFileSync(path, font)
  else if (!font.equals(readFileSync(path))) stale.push(path)
}
if (stale.length > 0) {
  console.error(`Generated typefaces are stale: ${stale.join(', ')}. Run npm run generate.`)
  process.exitCode = 1
}
