import { posix } from 'node:path'
import * as z from 'zod'

export type PublishedText = {
  readonly text: string
  /** Names of the packages that a module imports when it runs. */
  readonly imported: readonly string[]
}

/** The path of an import or export at the start of a line, of a dynamic import, of an import of a type, and of a call of `createRequire`. Comments stay unchanged. */
const SPECIFIER = /(^import\s+|^(?:import|export)\s[^'"\n]*?\bfrom\s*|\b(?:import|require)\(\s*)(['"])([^'"\n]+)\2/gm
/** The URL of a worker. */
const BESIDE = /(new URL\(['"]\.[^'"]+)\.tsx?(['"], import\.meta\.url\))/g

/**
 * Paths in an emitted file, as they are in `dist`. The compiler leaves `.ts` in declarations and in URLs of workers. A CSS module is imported as
 * the module of its class names (`compileStyles`). A source map names the sources by their place in the repository; it gets their place in the package.
 *
 * @param file its path in `dist`
 */
export function publishPaths(file: string, text: string): PublishedText {
  if (file.endsWith('.map')) return { text: publishMap(file, text), imported: [] }
  const imported = new Set<string>()
  const isDeclaration = file.endsWith('.d.ts')
  const changed = text.replaceAll(SPECIFIER, (whole, before: string, quote: string, specifier: string) => {
    if (specifier.startsWith('.'))
      return `${before}${quote}${specifier.replace(/(?<!\.d)\.tsx?$|(?<=\.module)\.css$/, '.js')}${quote}`
    if (/^[@a-z]/.test(specifier) && !specifier.startsWith('node:')) imported.add(packageOf(specifier))
    return whole
  })
  return {
    text: changed.replaceAll(BESIDE, '$1.js$2'),
    imported: isDeclaration ? [...imported].filter((name) => name.startsWith('@countersign/')) : [...imported],
  }
}

const SourceMap = z.looseObject({ sources: z.tuple([z.string()]) })

function publishMap(file: string, text: string): string {
  const map = SourceMap.parse(JSON.parse(text))
  const up = posix.relative(posix.dirname(file), '.')
  const source = posix.join('..', up, 'src', file.replace(/\.js\.map$/, posix.extname(map.sources[0])))
  return JSON.stringify({ ...map, sources: [source] })
}

/** `@countersign/safe/light` belongs to `@countersign/safe`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
