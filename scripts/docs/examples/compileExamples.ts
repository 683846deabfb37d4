import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from 'typescript/unstable/sync'
import { groupBy } from './groupBy.ts'
import { openProject, projectFolder } from './openProject.ts'
import { readExports, type PackageExport } from './readExports.ts'
import { readPackages } from './readPackages.ts'
import { readValueComments, type ValueComment } from './readValueComments.ts'
import { readExamples, writeProgram, type Example } from './writeProgram.ts'

/** Code of the compiler's report about a parameter that is not used. */
const NEVER_READ = 6133

/** An example after the compiler has read it. */
export type CompiledExample = Example & {
  /** What the compiler reports, with the code that it means. */
  readonly problems: readonly string[]
  /** Results that the example states. */
  readonly stated: readonly ValueComment[]
}

/** Where the examples are, and the values that they share. */
export type ExampleSource = {
  readonly root: string
  /** Folder of the packages, from the root. */
  readonly packages: string
  /** File that exports the values that examples share. */
  readonly valuesModule: string
}

/** What the packages export, and the examples in their docstrings. */
export type CompiledExamples = {
  readonly exports: readonly PackageExport[]
  readonly examples: readonly CompiledExample[]
}

/** Compiles the examples of all packages as one program: a module per entry, a function per example. */
export function compileExamples({ root, packages, valuesModule }: ExampleSource): CompiledExamples {
  const entries = readPackages(join(root, packages))
  const sources = openProject(root, 'exports', [...entries.map(({ file }) => file), valuesModule], entries)
  const exports = readExports(root, sources.project, entries)
  const values = namesExportedBy(sources.project, valuesModule)
  sources.close()
  const files = [...groupBy(readExamples(exports, values), ({ of }) => of.specifier)].map(([specifier, examples]) => {
    const path = join(projectFolder(root, 'compiled'), `${specifier.replaceAll(/\W+/g, '-')}.tsx`)
    const file = { ...writeProgram(examples, valuesModule), path }
    writeFileSync(file.path, file.text)
    return file
  })
  const { project, close } = openProject(
    root,
    'compiled',
    files.map(({ path }) => path),
    entries,
  )
  try {
    const examples = files.flatMap(({ path, text, places }) => {
      const reports = diagnosticsOf(project, path)
      const comments = readValueComments(project, path)
      return places.map(({ example, start, end }, place) => {
        const before = places[place - 1]?.end ?? 0
        const its = reports.filter(({ pos }) => pos >= before && pos < end)
        // The generated parameters contain names of fields too, which the code may only mention as keys.
        const unused = its.filter(({ code, pos }) => code === NEVER_READ && pos < start)
        const names = new Set(unused.map(({ pos, end: until }) => text.slice(pos, until).split(':', 1)[0]))
        return {
          ...example,
          given: new Map([...example.given].filter(([name]) => !names.has(name))),
          problems: its
            .filter((report) => !unused.includes(report))
            .map((report) => `${report.text} At: ${text.slice(report.pos, report.end).split('\n', 1)[0]}`),
          stated: comments.filter((one) => one.start >= start && one.end <= end).map((one) => shift(one, start)),
        }
      })
    })
    return { exports, examples }
  } finally {
    close()
  }
}

/** A line for each example that does not compile, with the first problem of each. */
export const describeProblems = (examples: readonly CompiledExample[]): string[] =>
  examples.flatMap(({ of: { name, callable }, problems: [first] }) =>
    first === undefined
      ? []
      : [`${callable.file}:${callable.line}: the example of "${name}" does not compile: ${first}`],
  )

function namesExportedBy({ program, checker }: Project, path: string): string[] {
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  return module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name)
}

function diagnosticsOf({ program }: Project, path: string) {
  return [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)]
}

const shift = (comment: ValueComment, by: number): ValueComment => ({
  ...comment,
  start: comment.start - by,
  end: comment.end - by,
})
