import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a module names by `new URL('./x', import.meta.url)`: a worker or a file that it reads. */
const NAMED = /new URL\('(\.[^']+)', import\.meta\.url\)/g

/** The files that the modules name beside themselves, as absolute paths. */
export const findAssets = (modules: readonly string[]): string[] => [
  ...new Set(
    modules.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, path = '']) => join(dirname(file), path)),
    ),
  ),
]
