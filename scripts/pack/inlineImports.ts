import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^@import '([^']+)';\n/gm

/**
 * A style sheet with the text of the sheets that it imports, in their order, so that a consumer needs no bundler for it.
 *
 * @param resolve finds a sheet of another package of this repository
 */
export const inlineImports = (file: string, resolve: (specifier: string) => string): string =>
  readFileSync(file, 'utf8').replaceAll(IMPORT, (_, specifier: string) =>
    inlineImports(specifier.startsWith('.') ? join(dirname(file), specifier) : resolve(specifier), resolve),
  )
