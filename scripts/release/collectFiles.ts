import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileLines } from '@countersign/primitives/fileLines'

/** Files of the build that are published beside the sources. */
const PUBLISHED = ['SHA256SUMS', 'verify.html']

/**
 * Reads what a built page says about itself and compares every file with it.
 * @returns how many files are named, and the hash of the list
 * @throws Error naming a file whose content differs, or `verify.html` where the list lacks it
 */
export function checkSums(dist: string): { readonly files: number; readonly hash: string } {
  const sums = readFileSync(join(dist, 'SHA256SUMS'), 'utf8')
  const lines = fileLines(sums)
  for (const { name, hash } of lines) {
    const found = createHash('sha256')
      .update(readFileSync(join(dist, name)))
      .digest('hex')
    if (found !== hash)
      throw new Error(`SHA256SUMS says ${hash} for ${name}, but the file has ${found}. Build the page again.`)
  }
  for (const name of ['root.html', 'verify.html'])
    if (!lines.some((line) => line.name === name)) throw new Error(`SHA256SUMS does not name ${name}.`)
  return { files: lines.length, hash: createHash('sha256').update(sums).digest('hex') }
}

/** Puts what is published into one folder. */
export function collectFiles(dist: string, folder: string, notes: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of PUBLISHED) copyFileSync(join(dist, name), join(folder, name))
  writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`)
}
