import type { Manifest } from './Manifest.ts'

/** What a consumer resolves an entry to: a declaration with its module, or a file such as a document. */
export type StagedEntry = string | { readonly types: string; readonly default: string }

export type StagedManifest = Omit<Manifest, 'exports' | 'private' | 'scripts' | 'devDependencies'> & {
  readonly exports: Readonly<Record<string, StagedEntry>>
}

/**
 * The package.json of a tarball: entries lead to `dist` instead of `src`, and what only this repository needs is left out.
 *
 * @param imported packages that the files of the tarball import; a dependency that none imports is left out
 */
export function stageManifest(manifest: Manifest, imported: ReadonlySet<string>): StagedManifest {
  const { private: _private, scripts: _scripts, devDependencies: _dev, ...kept } = manifest
  const staged: StagedManifest = {
    ...kept,
    exports: {
      ...Object.fromEntries(
        publishedEntries(manifest).map(([entry, target]) => [entry, entryOf(target)] satisfies [string, StagedEntry]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies ?? {}).filter(([name]) => imported.has(name)),
    ),
  }
  if (Array.isArray(manifest.sideEffects)) staged.sideEffects = manifest.sideEffects.map(toDist)
  if (manifest.bin !== undefined)
    staged.bin = Object.fromEntries(Object.entries(manifest.bin).map(([name, target]) => [name, toDist(target)]))
  return staged
}

/** Entries whose file is in `src`, and documents. Entries with test helpers have their file in another folder. */
export const publishedEntries = ({ exports = {} }: Manifest): [entry: string, target: string][] =>
  Object.entries(exports).filter(([, target]) => target.startsWith('./src/') || !isModule(target))

/** `./src/a.ts` becomes `./dist/a.js`. */
export const toDist = (path: string): string => path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js')

const isModule = (path: string): boolean => /\.[cm]?tsx?$/.test(path)

/** The declaration of every style sheet: TypeScript refuses the import of a sheet that has none, unless the project declares all `.css` files. */
export const SHEET_TYPES = './dist/sheet.d.ts'

function entryOf(target: string): StagedEntry {
  if (isSheet(target)) return { types: SHEET_TYPES, default: toDist(target) }
  return isModule(target)
    ? { types: toDist(target).replace(/\.js$/, '.d.ts'), default: toDist(target) }
    : toDist(target)
}

export const isSheet = (path: string): boolean => path.endsWith('.css')
