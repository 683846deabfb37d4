import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { groupBy } from '../docs/examples/groupBy.ts'
import { buildDemoApp, buildPage } from '../start/buildPage.ts'
import { emitModules, listSources } from './emitModules.ts'
import { findAssets } from './findAssets.ts'
import { listPublished, type PublishedPackage } from './listPublished.ts'
import { entriesOfPublished } from './entriesOfPublished.ts'
import { publishPaths } from './publishPaths.ts'
import { printReference } from './printReference.ts'
import { readReference, type ReferenceEntry } from './readReference.ts'
import { joinStyles } from './joinStyles.ts'
import { stageManifest } from './stageManifest.ts'
import { stageStyles } from './stageStyles.ts'

/** The reference of the exports, made from their docstrings. */
const REFERENCE = 'API.md'

export type StagedPackage = { readonly name: string; readonly version: string; readonly folder: string }

/** Folders that are built by other programs, and the package that contains them under the name of its `files`. */
const BUILT = [
  { name: 'countersign', to: 'page', from: 'apps/web/dist', notices: 'THIRD-PARTY-NOTICES.md' },
  { name: 'countersign', to: 'demo-app', from: 'apps/demo-app/dist', notices: 'THIRD-PARTY-NOTICES.md' },
] as const

/** Writes one folder for each published package, ready for `npm pack`. The target is emptied first. Builds the page and the demo app if they are not up to date. */
export async function stagePackages(root: string, target: string): Promise<StagedPackage[]> {
  const { signal } = new AbortController()
  await Promise.all([buildPage(root, signal), buildDemoApp(root, signal)])
  rmSync(target, { recursive: true, force: true })
  const published = listPublished(root)
  const emitted = join(target, 'emitted')
  // The other compiler runs meanwhile.
  const emitting = emitModules(root, published, emitted)
  const reference = groupBy(readReference(root, entriesOfPublished(root, published)), (entry) => entry.package)
  await emitting
  const staged = published.map((one) =>
    stagePackage({
      root,
      one,
      emitted,
      staged: join(target, 'staged'),
      reference: reference.get(one.manifest.name) ?? [],
    }),
  )
  await joinStyles(staged)
  return staged
}

type Staging = {
  readonly root: string
  readonly one: PublishedPackage
  readonly emitted: string
  readonly staged: string
  readonly reference: readonly ReferenceEntry[]
}

function stagePackage({ root, one, emitted, staged, reference }: Staging): StagedPackage {
  const { folder, manifest } = one
  const own = join(staged, manifest.name.replace('/', '+'))
  const source = join(root, folder)
  const compiled = join(emitted, folder, 'src')
  const modules = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(compiled, file)).isFile(),
  )
  const alike = modules.find((file, place) =>
    modules.some((other, at) => at > place && other.toLowerCase() === file.toLowerCase()),
  )
  if (alike !== undefined) throw new Error(`${folder}: the name of ${alike} differs from another only in capitals.`)
  const imported = new Set<string>()
  for (const file of modules) {
    const text = readFileSync(join(compiled, file), 'utf8')
    const published = publishPaths(file, text)
    write(join(own, 'dist', file), published.text)
    for (const name of published.imported) imported.add(name)
  }
  for (const file of assetsOf(source, modules)) {
    copy(file, join(own, 'dist', relative(join(source, 'src'), file)))
    if (file.endsWith('.mjs'))
      for (const name of publishPaths(file, readFileSync(file, 'utf8')).imported) imported.add(name)
  }
  for (const file of ['README.md', 'NOTICE', ...(manifest.files ?? [])])
    if (file !== 'dist' && existsSync(join(source, file))) copy(join(source, file), join(own, file))
  const readme = join(own, 'README.md')
  write(readme, withoutOutsideLinks(readFileSync(readme, 'utf8')))
  copy(join(root, 'LICENSE'), join(own, 'LICENSE'))
  for (const { to, from, notices } of BUILT.filter(({ name }) => name === manifest.name)) {
    cpSync(join(root, from), join(own, to), { recursive: true })
    copy(join(root, notices), join(own, notices))
  }
  for (const name of stageStyles(root, source, join(own, 'dist'))) imported.add(name)
  const { dependencies, optionalDependencies, peerDependencies } = manifest
  const named = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const missing = [...imported].filter((name) => named[name] === undefined)
  if (missing.length > 0)
    throw new Error(`${folder}/package.json names no version of ${missing.join(', ')}, which its modules import.`)
  if (reference.length > 0) write(join(own, REFERENCE), printReference(manifest.name, manifest.version, reference))
  const files = [...(manifest.files ?? []), ...(reference.length > 0 ? [REFERENCE] : [])]
  write(join(own, 'package.json'), `${JSON.stringify({ ...stageManifest(manifest, imported), files }, null, 2)}\n`)
  return { name: manifest.name, version: manifest.version, folder: own }
}

/** Files that are no TypeScript, and that a module of the tarball names. */
function assetsOf(source: string, modules: readonly string[]): string[] {
  const kept = new Set(modules)
  const isKept = (file: string) => kept.has(relative(join(source, 'src'), file).replace(/\.tsx?$/, '.js'))
  return findAssets(listSources(join(source, 'src')).filter(isKept)).filter((file) => !file.endsWith('.ts'))
}

/** A tarball has no other documents of the repository, so a link to one keeps only its text. */
const withoutOutsideLinks = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1')

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
