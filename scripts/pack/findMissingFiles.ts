import { posix } from 'node:path'
import { namedBeside } from './namedBeside.ts'

/**
 * The files that the modules of a tarball name and the tarball does not have. A worker and a file that is read fail only when they are used, so no compiler finds
 * them. The built page and the demo app are left out: their bundler has resolved everything.
 *
 * @param files paths in the tarball
 */
export function findMissingFiles(files: readonly string[], read: (file: string) => string): string[] {
  const packed = new Set(files)
  return files.filter(isModule).flatMap((file) =>
    namedBeside(read(file))
      .map((path) => posix.join(posix.dirname(file), path))
      .filter((path) => !packed.has(path))
      .map((path) => `${file} names ${path}`),
  )
}

const isModule = (file: string): boolean => /\.m?js$/.test(file) && !/^(?:page|demo-app)\//.test(file)
