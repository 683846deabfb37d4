import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import type { PackageEntry } from './readPackages.ts'

/** A program of the compiler over chosen files of the repository. Close it: it runs in a process of its own. */
export type OpenProject = { readonly project: Project; readonly close: () => void }

/**
 * Opens the files as one program with the settings of the repository.
 *
 * @param name of the program; its configuration and generated files are in `projectFolder(root, name)`
 * @param entries what the files may import by the name of a package
 */
export function openProject(
  root: string,
  name: string,
  files: readonly string[],
  entries: readonly PackageEntry[],
): OpenProject {
  const folder = projectFolder(root, name)
  const configuration = join(folder, 'tsconfig.json')
  const compilerOptions = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker.ImportScripts'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    // An example may name a value that it does not use again.
    noUnusedLocals: false,
    paths: Object.fromEntries(entries.map(({ specifier, file }) => [specifier, [file]])),
  }
  writeFileSync(
    configuration,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }, null, 2),
  )
  const api = new API({ cwd: root })
  const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration)
  if (project === undefined) {
    api.close()
    throw new Error(`The compiler did not open ${configuration}.`)
  }
  return { project, close: () => api.close() }
}

/** The folder for the generated files of a program. */
export function projectFolder(root: string, name: string): string {
  const folder = join(root, 'node_modules/.cache/examples', name)
  mkdirSync(folder, { recursive: true })
  return folder
}
