import { openProject } from './openProject.ts'
import { readExports } from './readExports.ts'
import { readPackages } from './readPackages.ts'

export type MissingExample = {
  readonly package: string
  readonly name: string
  readonly file: string
  readonly line: number
}

/**
 * Finds every function, component and class that an entry of a package exports without an `@example`.
 *
 * @param packages folder of the packages, from the root
 */
export function findMissingExamples(
  root: string,
  packages: string,
): { readonly count: number; readonly missing: readonly MissingExample[] } {
  const entries = readPackages(`${root}/${packages}`)
  const { project, close } = openProject(
    root,
    'exports',
    entries.map(({ file }) => file),
    entries,
  )
  try {
    const exports = readExports(root, project, entries)
    const missing = exports.flatMap(({ package: of, name, callable }): MissingExample[] =>
      callable?.examples.length === 0 ? [{ package: of, name, file: callable.file, line: callable.line }] : [],
    )
    return { count: exports.filter(({ callable }) => callable !== null).length, missing }
  } finally {
    close()
  }
}
