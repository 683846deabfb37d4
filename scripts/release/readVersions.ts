import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { NamedVersion } from './planRelease.ts'

const Dependencies = z.optional(z.record(z.string(), z.string()))
const Manifest = z.object({ version: z.string(), dependencies: Dependencies, devDependencies: Dependencies })
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const Chart = z.object({ appVersion: z.string() })
const LOCK = 'package-lock.json'
/** Its `appVersion` is the release of the image. */
export const CHART = 'deploy/helm/Chart.yaml'
const OWN = '@countersign/'

/** Every package.json of the workspaces, that of the root first. */
export function listManifests(root: string): string[] {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  return ['package.json', ...workspaces, 'e2e/package.json'].filter((file) => existsSync(join(root, file)))
}

/** The version in every package.json, in its dependencies on the others, in the entry of the lock file that belongs to it, and in the chart. */
export function readVersions(root: string): NamedVersion[] {
  const manifests = listManifests(root)
  const { packages } = Lock.parse(readJson(root, LOCK))
  return [
    ...manifests.flatMap((place) => {
      const { version, dependencies, devDependencies } = Manifest.parse(readJson(root, place))
      const ranges = Object.entries({ ...devDependencies, ...dependencies }).filter(([name]) => name.startsWith(OWN))
      return [
        { place, version },
        ...ranges.map(([name, range]) => ({ place: `${place} (${name})`, version: range.replace(/^\^/, '') })),
      ]
    }),
    ...manifests.map((place) => ({
      place: `${LOCK} (${place})`,
      version: packages[lockKey(place)]?.version ?? 'none',
    })),
    { place: CHART, version: Chart.parse(parse(readFileSync(join(root, CHART), 'utf8'))).appVersion },
  ]
}

const lockKey = (manifest: string) => manifest.replace(/\/?package\.json$/, '')
const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
