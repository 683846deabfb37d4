import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a module names by `new URL('./x', import.meta.url)`: a worker or a file that it reads. */
const NAMED = /new URL\('(\.[^']+)', import\.meta\.url\)/g

/** What a worker imports. One written in plain JavaScript is not compiled, so no list of the compiler has its modules. */
const IMPORTED = /^(?:import|export)\s[^'"\n]*?\bfrom '(\.[^']+\.mjs)'/gm

/** The files that the modules name beside themselves, and the plain JavaScript that these import, as absolute paths. */
export function findAssets(modules: readonly string[]): string[] {
  const found = new Set(modules.flatMap((file) => matchesIn(file, NAMED)))
  // A set that grows meanwhile is read to its new end.
  for (const file of found)
    if (file.endsWith('.mjs')) for (const imported of matchesIn(file, IMPORTED)) found.add(imported)
  return [...found]
}

const matchesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))
