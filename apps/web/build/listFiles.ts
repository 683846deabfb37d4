import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, relative to it, with slashes, in the same order on every machine. */
export function listFiles(folder: string): string[] {
  const walk = (path: string): string[] =>
    readdirSync(path).flatMap((name) => {
      const inner = join(path, name)
      return statSync(inner).isDirectory() ? walk(inner) : [relative(folder, inner).split(sep).join('/')]
    })
  return walk(folder).sort()
}
