import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, type Manifest } from './Manifest.ts'

/** A workspace that is published. `folder` is relative to the root. */
export type PublishedPackage = { readonly folder: string; readonly manifest: Manifest }

/** The workspaces whose package.json has `publishConfig`. All of them are `private`, so that `npm publish` in a workspace fails. */
export function listPublished(root: string): PublishedPackage[] {
  return ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => manifest.publishConfig !== undefined)
}
