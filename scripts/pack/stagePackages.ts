import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { emitModules, listSources } from './emitModules.ts'
import { findAssets } from './findAssets.ts'
import { listPublished, type PublishedPackage } from './listPublished.ts'
import { publishPaths } from './publishPaths.ts'
import { stageManifest } from './stageManifest.ts'

export type StagedPackage = { readonly name: string; readonly version: string; readonly folder: string }

/** Writes one folder for each published package, ready for `npm pack`. The target is emptied first. */
export function stagePackages(root: string, target: string): StagedPackage[] {
  rmSync(target, { recursive: true, force: true })
  const published = listPublished(root)
  const emitted = join(target, 'emitted')
  emitModules(root, published, emitted)
  return published.map((one) => stagePackage(root, one, emitted, join(target, 'staged')))
}

function stagePackage(
  root: string,
  { folder, manifest }: PublishedPackage,
  emitted: string,
  staged: string,
): StagedPackage {
  const own = join(staged, manifest.name.replace('/', '+'))
  const source = join(root, folder)
  const compiled = join(emitted, folder, 'src')
  const modules = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(compiled, file)).isFile(),
  )
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
  const missing = [...imported].filter(
    (name) => manifest.dependencies?.[name] === undefined && manifest.optionalDependencies?.[name] === undefined,
  )
  if (missing.length > 0)
    throw new Error(`${folder}/package.json names no version of ${missing.join(', ')}, which its modules import.`)
  write(join(own, 'package.json'), `${JSON.stringify(stageManifest(manifest, imported), null, 2)}\n`)
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
