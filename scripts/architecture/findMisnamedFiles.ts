import { basename } from 'node:path'
import type { SourceFiles } from './findFolderCycles.ts'

/** A file and the names that its exports allow. */
export type MisnamedFile = { readonly path: string; readonly exports: readonly string[] }

/** From this number of exports on, a file may be named after what the exports have in common, like `sessionCookie.ts`. */
const GROUP_SIZE = 3
const DECLARED = /^export (?:async |abstract |declare )*(?:function\*?|const|let|class) (\w+)/gm
const TYPE = /^export (?:type|interface) (\w+)/gm
/** Names that a tool prescribes: vitest calls `setup` of a file named in its configuration. */
const PRESCRIBED = new Set(['setup'])

/**
 * Files with one or two exported values (or, without values, one or two types) that are named after none of them. A constant in capitals
 * allows the camel-case name. Programs and `index.ts` have no name to compare.
 */
export function findMisnamedFiles(files: SourceFiles): MisnamedFile[] {
  return [...files].flatMap(([path, text]) => {
    const [values, types] = [namesOf(text, DECLARED), namesOf(text, TYPE)]
    const compared = values.length > 0 ? values : types
    if (compared.length === 0 || compared.length >= GROUP_SIZE || compared.some((name) => PRESCRIBED.has(name)))
      return []
    const name = nameOf(path)
    const isNamed = [...values, ...types].some((each) => each === name || toCamelCase(each) === name)
    return isNamed || name === 'index' ? [] : [{ path, exports: compared }]
  })
}

/** The misnamed files whose name differs from an export only in upper and lower case, like `rawLog.ts` with `RawLog`. */
export const differsInCase = ({ path, exports }: MisnamedFile): boolean =>
  exports.some((each) => each.toLowerCase() === nameOf(path).toLowerCase())

/** The name without the extension; a translation, `sendMessages.de.ts`, exports `sendMessagesDe`. */
const nameOf = (path: string): string =>
  basename(path)
    .replace(/\.[mc]?[jt]sx?$/, '')
    .replace(/\.de$/, 'De')

const namesOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** `SERVICE_VERSION` → `serviceVersion`; other names stay. */
function toCamelCase(name: string): string {
  if (!/^[A-Z][A-Z0-9_]+$/.test(name)) return name
  return name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
