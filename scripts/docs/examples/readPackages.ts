import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of a package that contains code: `@countersign/safe/checks` is `packages/safe/src/checks.ts`. */
export type PackageEntry = { readonly package: string; readonly specifier: string; readonly file: string }

/** The entries that the packages of a folder export. Style sheets and documents are left out. */
export function readPackages(folder: string): PackageEntry[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .flatMap((name) => {
      const manifest: unknown = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
      return entriesOf(manifest).map(([path, target]) => ({
        package: name,
        specifier: `${String(fieldOf(manifest, 'name'))}${path.slice(1)}`,
        file: join(folder, name, target),
      }))
    })
}

function entriesOf(manifest: unknown): [path: string, target: string][] {
  const entries = fieldOf(manifest, 'exports')
  if (typeof entries !== 'object' || entries === null) return []
  return Object.entries(entries).flatMap(([path, target]): [string, string][] =>
    typeof target === 'string' && /\.tsx?$/.test(target) ? [[path, target]] : [],
  )
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
