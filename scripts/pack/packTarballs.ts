import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { stagePackages } from './stagePackages.ts'

const Packed = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    filename: z.string(),
    size: z.number(),
    files: z.array(z.object({ path: z.string(), size: z.number() })),
  }),
)

export type Tarball = {
  readonly name: string
  readonly version: string
  readonly path: string
  /** Compressed. */
  readonly bytes: number
  /** The folder it was packed from. */
  readonly folder: string
  readonly files: readonly string[]
}

/** Builds every published package and packs it with npm. The target folder is emptied first. */
export async function packTarballs(root: string, target: string): Promise<Tarball[]> {
  const staged = await stagePackages(root, target)
  const place = join(target, 'tarballs')
  mkdirSync(place, { recursive: true })
  const said = execFileSync(
    'npm',
    ['pack', ...staged.map(({ folder }) => folder), '--pack-destination', place, '--json', '--loglevel=error'],
    { cwd: target, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  return Packed.parse(JSON.parse(said)).map(({ name, version, filename, size, files }) => {
    const folder = staged.find((one) => one.name === name)?.folder ?? ''
    return {
      name,
      version,
      path: join(place, filename.replace('@', '').replace('/', '-')),
      bytes: size,
      folder,
      files: files.map(({ path }) => path),
    }
  })
}
