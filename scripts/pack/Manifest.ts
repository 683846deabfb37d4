import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Versions = z.record(z.string(), z.string())

/** The fields of a package.json that decide what its tarball contains. Other fields pass through unchanged. */
export const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  private: z.boolean().optional(),
  exports: z.record(z.string(), z.string()).optional(),
  bin: z.record(z.string(), z.string()).optional(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  files: z.array(z.string()).optional(),
  dependencies: Versions.optional(),
  optionalDependencies: Versions.optional(),
  devDependencies: Versions.optional(),
  peerDependencies: Versions.optional(),
  scripts: Versions.optional(),
  publishConfig: z.object({ access: z.literal('public'), provenance: z.literal(true) }).optional(),
})
export type Manifest = z.output<typeof Manifest>

export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
