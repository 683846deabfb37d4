import { join } from 'node:path'
import type { PackageEntry } from '../docs/examples/readPackages.ts'
import type { PublishedPackage } from './listPublished.ts'
import { publishedEntries } from './stageManifest.ts'

/** The entries of published packages that are code. */
export const entriesOfPublished = (root: string, published: readonly PublishedPackage[]): PackageEntry[] =>
  published.flatMap(({ folder, manifest }) =>
    publishedEntries(manifest)
      .filter(([, target]) => /\.tsx?$/.test(target))
      .map(([entry, target]) => ({
        package: manifest.name,
        specifier: `${manifest.name}${entry.slice(1)}`,
        file: join(root, folder, target),
      })),
  )
