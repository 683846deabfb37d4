import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol,
} from 'typescript/unstable/sync'
import type { PackageEntry } from './readPackages.ts'

/** A name that an entry of a package exports. */
export type PackageExport = {
  readonly package: string
  /** The entry that exports it, as an import names it. */
  readonly specifier: string
  readonly name: string
  /** False for types, which exist only while compiling. */
  readonly isValue: boolean
  /** Null for types and for values that cannot be called. */
  readonly callable: Callable | null
}

/** What the docstring of a function, component or class says. */
export type Callable = {
  /** From the root. */
  readonly file: string
  readonly line: number
  /** The code of each `@example`. */
  readonly examples: readonly string[]
  /** Names of parameters and of fields of parameters, with their types as the compiler reads them. */
  readonly given: ReadonlyMap<string, string>
}

/** Reads what the entries export. A name that several entries export belongs to the package that contains its code. */
export function readExports(root: string, project: Project, entries: readonly PackageEntry[]): PackageExport[] {
  const found = new Map<string, PackageExport>()
  for (const entry of entries) {
    const file = project.program.getSourceFile(entry.file)
    const module = file && project.checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${relative(root, entry.file)} is not a module.`)
    for (const exported of project.checker.getExportsOfModule(module)) {
      const symbol = exported.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(exported) : exported
      const path = relative(root, String((symbol.valueDeclaration ?? symbol.declarations[0])?.path))
      const key = `${path} ${exported.name}`
      const isAtHome = path.startsWith(`${relative(root, entry.file).split('/src/')[0]}/`)
      if (found.has(key) && !(isAtHome && found.get(key)?.package !== entry.package)) continue
      found.set(key, {
        package: entry.package,
        specifier: entry.specifier,
        name: exported.name,
        isValue: (symbol.flags & SymbolFlags.Value) !== 0,
        callable: callableOf(project.checker, symbol, exported.name, path, root),
      })
    }
  }
  return [...found.values()]
}

function callableOf(checker: Checker, symbol: Symbol, name: string, file: string, root: string): Callable | null {
  if ((symbol.flags & SymbolFlags.Value) === 0) return null
  const type = checker.getTypeOfSymbol(symbol)
  if (type === undefined) return null
  const isClass = (symbol.flags & SymbolFlags.Class) !== 0
  const [signature] = checker.getSignaturesOfType(type, isClass ? SignatureKind.Construct : SignatureKind.Call)
  if (signature === undefined) return null
  const parameters = `${isClass ? 'ConstructorParameters' : 'Parameters'}<typeof ${name}>`
  const given = new Map<string, string>()
  for (const [place, parameter] of signature.getParameters().entries()) {
    const its = `Given<${parameters}[${place}]>`
    if (/^[A-Za-z]\w*$/.test(parameter.name)) given.set(parameter.name, its)
    const parameterType = checker.getTypeOfSymbol(parameter)
    const fields = parameterType && checker.getNonNullableType(parameterType)
    if (fields === undefined || !isFields(checker, fields)) continue
    for (const field of checker.getPropertiesOfType(fields))
      if (!given.has(field.name)) given.set(field.name, `Given<NonNullable<${its}>['${field.name}']>`)
  }
  const examples = symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === 'example')
    .map(({ text = '' }) => codeOf(text))
  return { file, line: lineOf(`${root}/${file}`, symbol.name), examples, given }
}

/** An object with named fields: neither a list, nor a function, nor a text. */
const isFields = (checker: Checker, type: Parameters<Checker['getPropertiesOfType']>[0]): boolean =>
  (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0 &&
  !checker.isArrayLikeType(type) &&
  checker.getSignaturesOfType(type, SignatureKind.Call).length === 0

/** Without the fence of a code block. */
const codeOf = (text: string): string => text.replace(/^\s*```\w*\n([^]*?)\n\s*```\s*$/, '$1').trim()

function lineOf(path: string, name: string): number {
  const lines = readFileSync(path, 'utf8').split('\n')
  const declares = new RegExp(`(?:function|const|class)\\*? +${name.replace('$', '\\$')}\\b`)
  return lines.findIndex((line) => declares.test(line)) + 1
}
