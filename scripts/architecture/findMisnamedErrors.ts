import type { SourceFiles } from './findFolderCycles.ts'

const ERROR_CLASS = /\bclass (\w+)(?:<[^>]*>)? extends (?:[\w.]*Error)\b/g

/** Classes of errors whose name does not end in `Error`. */
export function findMisnamedErrors(files: SourceFiles): { readonly path: string; readonly name: string }[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(ERROR_CLASS)].flatMap(([, name = '']) => (name.endsWith('Error') ? [] : [{ path, name }])),
  )
}
