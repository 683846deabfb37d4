/**
 * One file of a build.
 *
 * @example
 * const line: FileLine = { name: 'root.html', hash: 'ab'.repeat(32) }
 */
export type FileLine = { readonly name: string; readonly hash: string }

/**
 * The lines of `SHA256SUMS`: the name of each file of a build and its SHA-256 in hex.
 *
 * @throws Error in words when the text is no list of sums
 * @example
 * fileLines(`${'ab'.repeat(32)}  root.html\n`)[0]?.name // 'root.html'
 */
export function fileLines(text: string): FileLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  return lines.map((line) => {
    const [, hash, name] = /^([0-9a-f]{64}) [ *]([\w.@-][\w./@-]*)$/.exec(line) ?? []
    if (hash === undefined || name === undefined || name.split('/').includes('..'))
      // no message: an error of the program
      throw new Error(`This is no line of SHA256SUMS: "${line.slice(0, 80)}"`)
    return { name, hash }
  })
}

/**
 * The lines whose SHA-256 is the number of the build: `grep -v '\.html$' SHA256SUMS`. The pages contain that number.
 *
 * @example
 * linesOfNumber([{ name: 'root.html', hash: 'ab'.repeat(32) }]) // ''
 */
export const linesOfNumber = (lines: readonly FileLine[]): string =>
  linesOfAll(lines.filter(({ name }) => !isDocument(name)))

/**
 * The lines that the worker knows: it is part of the number, so it cannot contain it.
 *
 * @example
 * linesOfWorker([{ name: 'worker.js', hash: 'ab'.repeat(32) }]) // ''
 */
export const linesOfWorker = (lines: readonly FileLine[]): string =>
  linesOfAll(lines.filter(({ name }) => !isDocument(name) && name !== 'worker.js'))

const isDocument = (name: string) => name.endsWith('.html')

/**
 * The text of `SHA256SUMS`.
 *
 * @example
 * linesOfAll(fileLines(`${'ab'.repeat(32)}  a.js\n`)).endsWith('  a.js\n') // true
 */
export const linesOfAll = (lines: readonly FileLine[]): string =>
  lines.map(({ name, hash }) => `${hash}  ${name}\n`).join('')
