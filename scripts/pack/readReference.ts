import { relative } from 'node:path'
import { SignatureKind, SymbolFlags, type Checker, type Symbol } from 'typescript/unstable/sync'
import { openProject } from '../docs/examples/openProject.ts'
import type { PackageEntry } from '../docs/examples/readPackages.ts'

/** A name that a package exports, as its docstring describes it. */
export type ReferenceEntry = {
  readonly package: string
  readonly specifier: string
  readonly name: string
  /** Where it is declared, from the root. */
  readonly file: string
  readonly kind: 'function' | 'class' | 'value' | 'type'
  /** As the compiler writes it; null for a type. */
  readonly signature: string | null
  readonly text: string
  readonly tags: readonly { readonly name: string; readonly text: string }[]
}

/** Reads every export of the entries, in their order. A name that several entries of a package export belongs to the first. */
export function readReference(root: string, entries: readonly PackageEntry[]): ReferenceEntry[] {
  const { project, close } = openProject(
    root,
    'reference',
    entries.map(({ file }) => file),
    entries,
  )
  try {
    const { checker, program } = project
    const seen = new Set<string>()
    return entries.flatMap((entry) => {
      const file = program.getSourceFile(entry.file)
      const module = file && checker.getSymbolAtLocation(file)
      if (module === undefined) throw new Error(`${relative(root, entry.file)} is not a module.`)
      return checker.getExportsOfModule(module).flatMap((exported): ReferenceEntry[] => {
        const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
        const place = symbol.valueDeclaration ?? symbol.declarations[0]
        const key = `${entry.package} ${String(place?.path)} ${exported.name}`
        if (seen.has(key)) return []
        seen.add(key)
        return [
          {
            package: entry.package,
            specifier: entry.specifier,
            name: exported.name,
            file: relative(root, String(place?.path)),
            ...describe(checker, symbol),
          },
        ]
      })
    })
  } finally {
    close()
  }
}

function describe(checker: Checker, symbol: Symbol): Pick<ReferenceEntry, 'kind' | 'signature' | 'text' | 'tags'> {
  const text = symbol.getDocumentationComment(checker).trim()
  const tags = symbol.getJsDocTags(checker).map(({ name, text: said = '' }) => ({ name, text: said.trim() }))
  const isValue = (symbol.flags & SymbolFlags.Value) !== 0
  const type = isValue ? checker.getTypeOfSymbol(symbol) : undefined
  if (type === undefined) return { kind: 'type', signature: null, text, tags }
  if (symbol.flags & SymbolFlags.Class) return { kind: 'class', signature: null, text, tags }
  const isFunction = checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
  return { kind: isFunction ? 'function' : 'value', signature: checker.typeToString(type), text, tags }
}
