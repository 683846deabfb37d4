import { createHash } from 'node:crypto'

/** What a build consists of: sha256 by file name, as `SHA256SUMS` lists it. */
export type Sums = ReadonlyMap<string, string>

/** @throws Error in words when the text is no list of sums */
export function readSums(text: string): Sums {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  const entries = lines.map((line): [string, string] => {
    const [, hash, name] = /^([0-9a-f]{64}) [ *]([\w.@-][\w./@-]*)$/.exec(line) ?? []
    if (hash === undefined || name === undefined || name.split('/').includes('..'))
      throw new Error(`This is no line of SHA256SUMS: "${line.slice(0, 80)}"`)
    return [name, hash]
  })
  const sums = new Map(entries)
  for (const page of ['index.html', 'root.html'])
    if (!sums.has(page)) throw new Error(`The list names no ${page}, so it is of no build of this page.`)
  return sums
}

/** The number in the page's footer: `grep -v '\.html$' SHA256SUMS | sha256sum`. */
export function buildOf(sums: Sums): string {
  const lines = [...sums].filter(([name]) => !name.endsWith('.html')).map(([name, hash]) => `${hash}  ${name}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}
