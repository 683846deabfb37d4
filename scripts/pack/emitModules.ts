import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findAssets } from './findAssets.ts'
import type { PublishedPackage } from './listPublished.ts'
import { publishedEntries } from './stageManifest.ts'

/**
 * Compiles every published package in one run: modules, declarations and source maps. Only what an entry reaches is written, so tests and
 * their helpers are not. Types are not checked: `npm run check:types` does it.
 *
 * @param folder is emptied; it gets the layout of the repository
 */
export async function emitModules(root: string, published: readonly PublishedPackage[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const workers = findAssets(published.flatMap(({ folder: own }) => listSources(join(root, own, 'src')))).filter(
    (file) => file.endsWith('.ts'),
  )
  const entries = published.flatMap(({ folder: own, manifest }) =>
    publishedEntries(manifest)
      .filter(([, target]) => /\.tsx?$/.test(target))
      .map(([entry, target]) => ({ specifier: `${manifest.name}${entry.slice(1)}`, file: join(root, own, target) })),
  )
  const programs = published.flatMap(({ folder: own, manifest }) =>
    Object.values(manifest.bin ?? {}).map((target) => join(root, own, target)),
  )
  const configuration = join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    // The step `types` checks the same sources, and what is written is compiled again in the consumer's project.
    noCheck: true,
    outDir: folder,
    rootDir: root,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker.ImportScripts'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    // What the compiler finds through `node_modules` it takes for a foreign package and does not write.
    paths: Object.fromEntries(entries.map(({ specifier, file }) => [specifier, [file]])),
  }
  const styles = join(folder, 'styles.d.ts')
  writeFileSync(
    styles,
    "declare module '*.module.css' {\n  const classes: Record<string, string>\n  export default classes\n}\n",
  )
  const files = [...entries.map(({ file }) => file), ...programs, ...workers, styles]
  writeFileSync(configuration, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }))
  await promisify(execFile)(process.execPath, [compiler(root), '-p', configuration], { cwd: root })
}

/** The modules of a folder that are no tests. */
export const listSources = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test(?:-d)?\.tsx?$|(?:^|\/)testing\//.test(file))
        .map((file) => join(folder, file))
    : []

const compiler = (root: string): string => join(root, 'node_modules/typescript/bin/tsc')
