import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What the statements of a document are compared with. */
export type Repository = {
  /** Paths from the root, with slashes. */
  readonly files: readonly string[]
  readonly folders: ReadonlySet<string>
  /** Names of npm scripts: those of the root, and those of each workspace under its package name. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>
  /** Every identifier that the code contains, and every file name without its ending. */
  readonly words: ReadonlySet<string>
}

const CODE = /\.(?:[cm]?[jt]sx?|json|css|html|ya?ml|conf|service|sol|proto)$|(?:^|\/)(?:Dockerfile|Caddyfile)$/
/** Files for other programs. The names that documents use are in the sources as well. */
const SKIPPED = /(?:^|\/)package-lock\.json$/

/** Reads the files that git tracks or would add. */
export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  // A journey or a test is named by its file.
  const words = new Set(files.map((file) => basename(file).replace(/\..*$/, '')))
  for (const file of files) {
    if (!CODE.test(file) || SKIPPED.test(file)) continue
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  return { files, folders: foldersOf(files), scripts: readScripts(root, files), words }
}

/** Every folder that contains one of the files. */
export function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  return folders
}

function readScripts(root: string, files: readonly string[]): Map<string, ReadonlySet<string>> {
  const manifests = files.filter((file) => /^(?:[\w-]+\/)*package\.json$/.test(file))
  return new Map(
    manifests.map((file) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
      const scripts = fieldOf(manifest, 'scripts')
      const names = typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : []
      return [file === 'package.json' ? '' : String(fieldOf(manifest, 'name')), new Set(names)]
    }),
  )
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
