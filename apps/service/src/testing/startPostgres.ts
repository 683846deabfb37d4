import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from './findFreePort.ts'
import { findPostgres, type PostgresBinaries } from './findPostgres.ts'

export type PostgresServer = {
  /** Connection string of its superuser. */
  url: string
  version: string
  source: PostgresBinaries['source']
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000
const STEP_MS = 50

/** Settings for many short-lived test databases: no data needs to survive a crash. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  dynamic_shared_memory_type: 'mmap',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  autovacuum_naptime: '10s',
}

/**
 * The server ends with its standard input, so that it never survives the process that started it. Arguments: the data directory, then the
 * command.
 */
const GUARD = 'folder=$1; shift; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server'

/** A new PostgreSQL server in a temporary folder, on a free port, run by a user other than root. */
export async function startPostgres(binaries = findPostgres()): Promise<PostgresServer> {
  const place = createPlace(binaries)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(place.folder, 'password')
  writeFileSync(passwordFile, password)
  if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid)
  place.run('initdb', [
    '-U',
    'countersign',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'password',
    '--pwfile',
    passwordFile,
    '-N',
  ])
  return runServer(place, password)
}

/** Whether `startReplica` works: the binaries from npm have no `pg_basebackup`. */
export const canReplicate = ({ folder } = findPostgres()): boolean => existsSync(join(folder, 'pg_basebackup'))

/** A streaming replica of a server that `startPostgres` started. It serves all databases of that server, with the same user. */
export async function startReplica(server: PostgresServer, binaries = findPostgres()): Promise<PostgresServer> {
  const place = createPlace(binaries)
  // It also writes into the data directory where to stream from, with the password.
  place.run('pg_basebackup', ['-d', server.url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'])
  return runServer(place, new URL(server.url).password)
}

type Place = {
  folder: string
  binaries: PostgresBinaries
  user: { uid: number; gid: number } | undefined
  environment: Record<string, string>
  /** Runs a program on the data directory. */
  run(program: string, args: readonly string[]): void
  fail(what: string, said: string): never
}

function createPlace(binaries: PostgresBinaries): Place {
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'countersign-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder }
  const fail = (what: string, said: string): never => {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL in ${binaries.folder} ${what}: ${said.trim()}`)
  }
  return {
    folder,
    binaries,
    user,
    environment,
    run(program, args) {
      const made = spawnSync(join(binaries.folder, program), ['-D', join(folder, 'data'), ...args], {
        ...user,
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      })
      if (made.status !== 0) fail('could not make a cluster', made.error?.message ?? made.stderr)
    },
    fail,
  }
}

async function runServer(
  { folder, binaries, user, environment, fail }: Place,
  password: string,
): Promise<PostgresServer> {
  const port = await findFreePort()
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(
    '/bin/sh',
    ['-c', GUARD, 'sh', folder, join(binaries.folder, 'postgres'), '-D', join(folder, 'data'), ...settings],
    {
      ...user,
      cwd: folder,
      env: environment,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://countersign:${password}@127.0.0.1:${port}/postgres`
  const version = await readVersion(url, () => server.exitCode !== null).catch(async (error: unknown) => {
    await stop()
    return fail('did not start', `${String(error)}\n${said}`)
  })
  return { url, version, source: binaries.source, stop }
}

/** Waits until the server answers. */
async function readVersion(url: string, hasEnded: () => boolean): Promise<string> {
  const until = Date.now() + START_LIMIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version ?? 'unknown'
    } catch (error) {
      if (hasEnded() || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** PostgreSQL refuses to run as root. Undefined: this process is not root, so its own user is suitable. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither of the users that could run it.')
}
