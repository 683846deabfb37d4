import { groupBy } from './groupBy.ts'
import type { Callable, PackageExport } from './readExports.ts'

/** One example, ready to be compiled. */
export type Example = {
  readonly of: PackageExport & { readonly callable: Callable }
  /** Without its imports. */
  readonly code: string
  /** The lines that import what no package here exports. */
  readonly foreign: readonly string[]
  /** Exports of packages that the code names, with the entry that each comes from. */
  readonly imports: ReadonlyMap<string, PackageExport>
  /** Names that represent an argument, with the argument's type. */
  readonly given: ReadonlyMap<string, string>
  /** Names of `exampleValues.ts`. */
  readonly values: readonly string[]
}

/** A generated file, and the place of each example in it. */
export type ExampleFile = {
  readonly text: string
  readonly places: readonly { readonly example: Example; readonly start: number; readonly end: number }[]
}

const IMPORT = /^import .*$/gm
/** Every word that is not a field after a dot; the word after three dots is a name. */
const NAMES = /(?<![\w$])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*/g

/**
 * Finds what each name of an example stands for: an export of its own package, a value that many examples share, an argument
 * of the function, or an export of another package.
 *
 * @param values names that `exampleValues.ts` exports
 */
export function readExamples(exports: readonly PackageExport[], values: readonly string[]): Example[] {
  const byName = groupBy(exports, ({ name }) => name)
  return exports.flatMap((of) => {
    const { callable } = of
    if (callable === null) return []
    return callable.examples.map((text) => {
      const foreign = text.match(IMPORT) ?? []
      const code = text.replaceAll(IMPORT, '').trim()
      const example = { imports: new Map([[of.name, of]]), given: new Map<string, string>(), values: [] as string[] }
      for (const name of new Set(code.match(NAMES))) {
        const candidates = byName.get(name) ?? []
        const own =
          candidates.find((candidate) => candidate.specifier === of.specifier) ??
          candidates.find((candidate) => candidate.package === of.package)
        const type = callable.given.get(name)
        if (own !== undefined) example.imports.set(name, own)
        else if (values.includes(name)) example.values.push(name)
        else if (type !== undefined) example.given.set(name, type)
        else if (candidates[0] !== undefined) example.imports.set(name, candidates[0])
      }
      return { of: { ...of, callable }, code, foreign, ...example }
    })
  })
}

/** One module per entry of a package: every example is a function in it, whose parameters are the names that the example leaves open. */
export function writeProgram(examples: readonly Example[], valuesModule: string): ExampleFile {
  const imports = new Map(examples.flatMap((example) => [...example.imports]))
  let text = [
    ...[...imports.values()].map(
      ({ name, isValue, specifier }) => `import ${isValue ? '' : 'type '}{ ${name} } from '${specifier}'`,
    ),
    ...new Set(examples.flatMap(({ foreign }) => foreign)),
    `import type * as values from '${valuesModule}'`,
    'type Given<T> = Exclude<T, undefined>',
    '',
  ].join('\n')
  const places = examples.map((example, place) => {
    const parameters = [
      ...[...example.given].map(([name, type]) => `${name}: ${type}`),
      ...example.values.map((name) => `${name}: typeof values.${name}`),
    ]
    text += `export async function example${place}(${parameters.join(', ')}) {{\n`
    const start = text.length
    text += example.code
    const end = text.length
    text += '\n}}\n'
    return { example, start, end }
  })
  return { text, places }
}
