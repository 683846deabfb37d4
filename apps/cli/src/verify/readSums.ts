import { createHash } from 'node:crypto'
import { fileLines, linesOfNumber } from '@countersign/primitives/fileLines'

/** What a build consists of: sha256 by file name, as `SHA256SUMS` lists it. */
export type Sums = ReadonlyMap<string, string>

/** @throws Error in words when the text is no list of sums */
export function readSums(text: string): Sums {
  const sums = new Map(fileLines(text).map(({ name, hash }) => [name, hash]))
  for (const page of ['index.html', 'root.html'])
    if (!sums.has(page)) throw new Error(`The list names no ${page}, so it is of no build of this page.`)
  return sums
}

/** The number in the page's footer: `grep -v '\.html$' SHA256SUMS | sha256sum`. */
export function buildOf(sums: Sums): string {
  const lines = [...sums].map(([name, hash]) => ({ name, hash }))
  return createHash('sha256').update(linesOfNumber(lines)).digest('hex')
}
