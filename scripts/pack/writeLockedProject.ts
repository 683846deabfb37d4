import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { listPublished } from './listPublished.ts'
import type { Tarball } from './packTarballs.ts'

const Versions = z.record(z.string(), z.string()).optional()
const Entry = z.looseObject({
  version: z.string().optional(),
  dependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
})
type Entry = z.output<typeof Entry>
const Lock = z.object({ packages: z.record(z.string(), Entry) })
/** The fields of a packed package.json, which differs from the one in the repository. */
const Staged = z.looseObject({ version: z.string(), dependencies: Versions })
type Entries = Readonly<Record<string, Entry>>

type Wanted = { readonly tarballs: readonly Tarball[]; readonly wanted: readonly string[] }

export type LockedProject = {
  /** The versions for its package.json: a file for a tarball, the locked version for a package of others. */
  readonly dependencies: Readonly<Record<string, string>>
  /** The tarballs that it needs. */
  readonly own: readonly Tarball[]
}

/**
 * Writes `package.json` and `package-lock.json` of a project, with exactly the versions and hashes of this repository's lock file, and copies the
 * tarballs that it needs, so that `npm ci` resolves nothing.
 *
 * @param wanted names of tarballs and of packages of others
 * @param folder of the project
 */
export function writeLockedProject(
  root: string,
  { tarballs, wanted }: Wanted,
  folder: string,
  fields: { readonly name: string; readonly type?: 'module' },
): LockedProject {
  mkdirSync(join(folder, 'tarballs'), { recursive: true })
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const { own, foreign } = collect(packages, { tarballs, wanted }, foldersOf(root))
  for (const { path } of own) copyFileSync(path, join(folder, 'tarballs', basename(path)))
  const dependencies = Object.fromEntries([
    ...own.map((one) => [one.name, placeOf(one)] as const),
    ...wanted.flatMap((name) => {
      const version = foreign[`node_modules/${name}`]?.version
      return version === undefined ? [] : [[name, version] as const]
    }),
  ])
  const [first] = own
  const version = first?.version ?? '0.0.0'
  const manifest = { ...fields, version, private: true, dependencies }
  const lock = {
    name: fields.name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: fields.name, version, dependencies },
      ...Object.fromEntries(own.map((one) => [`node_modules/${one.name}`, entryOf(one)])),
      ...foreign,
    },
  }
  for (const [name, content] of [
    ['package.json', manifest],
    ['package-lock.json', lock],
  ] as const)
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  return { dependencies, own }
}

/** A workspace by its name. */
const foldersOf = (root: string): ReadonlyMap<string, string> =>
  new Map(listPublished(root).map(({ folder, manifest }) => [manifest.name, folder]))

const placeOf = ({ path }: Tarball): string => `file:tarballs/${basename(path)}`

const readStaged = ({ folder }: Tarball): z.output<typeof Staged> =>
  Staged.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

function entryOf(tarball: Tarball): object {
  const { version, license, dependencies, bin, engines } = readStaged(tarball)
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball.path)).digest('base64')}`
  return { version, resolved: placeOf(tarball), integrity, license, dependencies, bin, engines }
}

type Collected = { readonly own: readonly Tarball[]; readonly foreign: Readonly<Record<string, Entry>> }

/** Everything that the project needs when it runs, found from place to place as Node resolves names. */
function collect(packages: Entries, { tarballs, wanted }: Wanted, folders: ReadonlyMap<string, string>): Collected {
  const own = new Map<string, Tarball>()
  const foreign = new Map<string, Entry>()
  const waiting: { readonly name: string; readonly from: string; readonly isNeeded: boolean }[] = wanted.map(
    (name) => ({
      name,
      from: '',
      isNeeded: true,
    }),
  )
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, from, isNeeded } = next
    const tarball = tarballs.find((one) => one.name === name)
    if (tarball) {
      if (own.has(name)) continue
      own.set(name, tarball)
      const folder = folders.get(name) ?? ''
      for (const each of Object.keys(readStaged(tarball).dependencies ?? {}))
        waiting.push({ name: each, from: folder, isNeeded: true })
      continue
    }
    const place = resolve(packages, from, name)
    if (place === null) {
      if (isNeeded) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`)
      continue
    }
    const target = installedAt(place, folders)
    if (foreign.has(target)) continue
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[place] ?? {}
    foreign.set(target, entry)
    for (const each of Object.keys(entry.dependencies ?? {})) waiting.push({ name: each, from: place, isNeeded: true })
    for (const each of Object.keys({ ...entry.optionalDependencies, ...entry.peerDependencies }))
      waiting.push({ name: each, from: place, isNeeded: false })
  }
  return {
    own: [...own.values()].toSorted(({ name: first }, { name: second }) => (first < second ? -1 : 1)),
    foreign: Object.fromEntries([...foreign].toSorted(([first], [second]) => (first < second ? -1 : 1))),
  }
}

/** The nearest `node_modules` above a place that has the package; null if none has. */
function resolve(packages: Entries, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (packages[place] !== undefined) return place
    if (at === '') return null
  }
}

/** What is below a workspace here is below its package there. */
function installedAt(place: string, folders: ReadonlyMap<string, string>): string {
  for (const [name, folder] of folders)
    if (place.startsWith(`${folder}/`)) return `node_modules/${name}${place.slice(folder.length)}`
  return place
}
