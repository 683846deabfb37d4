import { posix } from 'node:path'

/** What a module names beside itself: imports, exports from, dynamic imports, and files that it reads or runs as a worker. */
const NAMED = [
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"](\.[^'"\n]+)['"]/gm,
  /^\s*import\s*['"](\.[^'"\n]+)['"]/gm,
  /\b(?:import|require)\(\s*['"](\.[^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"\n]+)['"],\s*import\.meta\.url/g,
]

/**
 * The files that the modules of a tarball name and the tarball does not have. A worker and a file that is read fail only when they are used, so no compiler finds
 * them. The built page and the demo app are left out: their bundler has resolved everything.
 *
 * @param files paths in the tarball
 */
export function findMissingFiles(files: readonly string[], read: (file: string) => string): string[] {
  const packed = new Set(files)
  return files.filter(isModule).flatMap((file) => {
    const text = read(file)
    const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path))
    return [...new Set(named)]
      .map((path) => posix.join(posix.dirname(file), path))
      .filter((path) => !packed.has(path))
      .map((path) => `${file} names ${path}`)
  })
}

const isModule = (file: string): boolean => /\.m?js$/.test(file) && !/^(?:page|demo-app)\//.test(file)
