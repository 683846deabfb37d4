import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedBeside } from './namedBeside.ts'

/** A file that a module in TypeScript names by `new URL('./x', import.meta.url)`: a worker or a file that it reads. Its imports are compiled. */
const NAMED = /new URL\('(\.[^']+)', import\.meta\.url\)/g

/** The files that the modules name beside themselves, and those that the plain JavaScript among them names, as absolute paths. */
export function findAssets(modules: readonly string[]): string[] {
  const namedIn = (file: string): string[] => {
    const text = readFileSync(file, 'utf8')
    const paths = file.endsWith('.mjs') ? namedBeside(text) : [...text.matchAll(NAMED)].map(([, path = '']) => path)
    return paths.map((path) => join(dirname(file), path))
  }
  const found = new Set(modules.flatMap(namedIn))
  // A set that grows meanwhile is read to its new end.
  for (const file of found) if (file.endsWith('.mjs')) for (const named of namedIn(file)) found.add(named)
  return [...found]
}
