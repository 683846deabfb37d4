import { transform } from 'esbuild'
import type { CompiledExample } from './compileExamples.ts'

/** What an example said and what its code gave. */
export type StatedValue = {
  readonly example: CompiledExample
  readonly code: string
  readonly actual: unknown
  readonly stated: unknown
  /** True when the comment leaves fields out: `{ kind: 'transfer', … }`. */
  readonly isPartial: boolean
}

/** `failures` has a sentence for each example that throws or states something that is not a value. */
export type ExampleRun = { readonly stated: readonly StatedValue[]; readonly failures: readonly string[] }

/**
 * Runs the examples that state a value, and returns what they state and what they give. An example whose names stand for
 * arguments, or that imports another package, is only compiled.
 *
 * @param load imports an entry of a package
 * @param values the shared values by name
 */
export async function runExamples(
  examples: readonly CompiledExample[],
  load: (specifier: string) => Promise<object>,
  values: object,
): Promise<ExampleRun> {
  const found: StatedValue[] = []
  const failures: string[] = []
  for (const example of examples) {
    if (example.stated.length === 0 || !hasValues(example, values)) continue
    const scope = new Map<string, unknown>(example.values.map((name) => [name, Reflect.get(values, name)]))
    for (const [name, { isValue, specifier }] of example.imports)
      if (isValue) scope.set(name, Reflect.get(await load(specifier), name))
    const check = (place: number, actual: unknown, stated: unknown) => {
      const comment = example.stated[place]
      if (comment === undefined) return actual
      const code = example.code.slice(comment.start, comment.end)
      found.push({ example, code, actual, stated, isPartial: ELLIPSIS.test(comment.value) })
      return actual
    }
    try {
      const source = `async (${[...scope.keys(), '$check'].join(', ')}) => {{\n${withChecks(example)}\n}}`
      const { code } = await transform(`export default ${source}`, { loader: 'tsx', target: 'node20' })
      const body = code.replace(/^([^]*)export default (async [^]*?);?\s*$/, 'return $2')
      // oxlint-disable-next-line no-new-func
      await (new Function(body)() as (...given: unknown[]) => Promise<void>)(...scope.values(), check)
    } catch (cause) {
      const { name, callable } = example.of
      failures.push(`${callable.file}:${callable.line} ${name} failed: ${String(cause)}`)
    }
  }
  return { stated: found, failures }
}

/** False where the code needs an argument, another package, or a shared value that is only declared. */
const hasValues = ({ given, foreign, values: names }: CompiledExample, values: object): boolean =>
  given.size === 0 && foreign.length === 0 && names.every((name) => name in values)

/** `, …` before the end of an object, outside of quotes. */
const ELLIPSIS = /,?\s*…\s*(?=\})/

function withChecks({ code, stated }: CompiledExample): string {
  let checked = code
  for (const [place, { start, end, name, value }] of [...stated.entries()].toReversed()) {
    const statement = checked.slice(start, end).replace(/;$/, '')
    const expected = `(${value.replace(ELLIPSIS, ' ')})`
    const replacement =
      name === null
        ? `$check(${place}, (${statement}), ${expected})`
        : `${statement}; $check(${place}, ${name}, ${expected})`
    checked = `${checked.slice(0, start)}${replacement};${checked.slice(end)}`
  }
  return checked
}
