import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { findMissingFiles } from './findMissingFiles.ts'
import { stagePackages, type StagedPackage } from './stagePackages.ts'

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

const LARGEST = 'countersign'

/**
 * Builds every published package and packs it with npm. The target folder is emptied first.
 *
 * @throws Error if a module of a tarball names a file that the tarball does not have
 */
export async function packTarballs(root: string, target: string): Promise<Tarball[]> {
  const staged = await stagePackages(root, target)
  const place = join(target, 'tarballs')
  mkdirSync(place, { recursive: true })
  // The command line contains the page, which is most of all bytes; the others are packed beside it.
  const [large, others] = [staged.filter(({ name }) => name === LARGEST), staged.filter(({ name }) => name !== LARGEST)]
  const said = await Promise.all([large, others].map((group) => pack(group, place, target)))
  return said.flat().map(({ name, version, filename, size, files }) => {
    const folder = staged.find((one) => one.name === name)?.folder ?? ''
    const packed = files.map(({ path }) => path)
    const missing = findMissingFiles(packed, (file) => readFileSync(join(folder, file), 'utf8'))
    if (missing.length > 0) throw new Error(`The tarball of ${name} lacks files: ${missing.join('; ')}.`)
    return {
      name,
      version,
      path: join(place, filename.replace('@', '').replace('/', '-')),
      bytes: size,
      folder,
      files: packed,
    }
  })
}

async function pack(staged: readonly StagedPackage[], place: string, cwd: string): Promise<z.output<typeof Packed>> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', ...staged.map(({ folder }) => folder), '--pack-destination', place, '--json', '--loglevel=error'],
    { cwd, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  return Packed.parse(JSON.parse(stdout))
}
