import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Versions = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const Manifest = z.object({ version: z.string() })

/**
 * Gives a project the packages of others that its lock file names and that this repository has installed in the same version, as hard links:
 * npm then extracts the others only, which takes two fifths of the computing. Nothing may change their files.
 *
 * @param folder of the project, with a lock file and without `node_modules`
 */
export function linkInstalled(root: string, folder: string): void {
  const { packages } = Versions.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  for (const [place, { version }] of Object.entries(packages)) {
    const manifest = join(root, place, 'package.json')
    if (!place.startsWith('node_modules/') || isOwn(place) || !existsSync(manifest)) continue
    if (Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))).version === version)
      linkFolder(join(root, place), join(folder, place))
  }
}

/** Installed from its tarball. In this repository the place leads to the sources. */
const isOwn = (place: string): boolean => /^node_modules\/(?:@countersign\/|countersign(?:\/|$))/.test(place)

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // What is in the package's own `node_modules` has a place of its own in the lock file.
    if (entry.name === 'node_modules') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, target)
  }
}
