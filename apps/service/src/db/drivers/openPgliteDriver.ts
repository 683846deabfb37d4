import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { CHANGES_CHANNEL, NOTIFY_SETTING } from '../changes/buildChangeTriggers.ts'
import { createChangeLog } from '../changes/createChangeLog.ts'
import { createMutex } from './createMutex.ts'
import type { Driver, Session } from '../database/Database.ts'
import { toDatabaseGone } from '../database/DatabaseGoneError.ts'
import { DatabaseError } from '../database/DatabaseError.ts'

/** The thread is terminated when it does not end by itself within this time. */
const EXIT_LIMIT_MS = 5000
/** Characters of the error text of the process that creates the database: its end names the error. */
const MOST_SAID = 4000
const PROGRAM = fileURLToPath(new URL('./pgliteWorker.mjs', import.meta.url))

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }
type Request = PgliteRequest extends infer Each ? (Each extends PgliteRequest ? Omit<Each, 'id'> : never) : never

/**
 * Starts the database thread on a folder, or in memory for `memory`. PGlite has one session, which a transaction uses exclusively.
 */
export async function openPgliteDriver(dataDir: string): Promise<Driver> {
  if (dataDir === 'memory') return startDriver('memory://')
  const folder = prepareFolder(dataDir)
  if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabaseIn(folder)
  return startDriver(folder)
}

/** In a process of its own, because it takes several hundred MB that this process would keep. */
async function createDatabaseIn(folder: string): Promise<void> {
  const child = fork(PROGRAM, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const failures: PgliteFailure[] = []
  child.on('message', (failure: PgliteFailure) => void failures.push(failure))
  // What ends the process before it can send a message: a module that is missing, an error of Node itself.
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MOST_SAID)))
  const end = new Promise<string | number>((resolve, reject) => {
    child.once('error', reject)
    // Not at 'exit': messages and text may still be on their way then.
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'none'))
  })
  const ending = await end
  const [failure] = failures
  if (failure) throw new DatabaseError(failure)
  if (ending !== 0) throw DatabaseError.ofCreation(ending, said.trim())
}

/** @param place a prepared folder, or `memory://` */
async function startDriver(place: string): Promise<Driver> {
  const worker = startWorker(place)
  const waiting = new Map<number, Waiting>()
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(toDatabaseGone(error))
    waiting.clear()
  }
  await ready(worker)
  let lost: Error | null = null
  const changes = createChangeLog()
  worker.on('message', (reply: PgliteReply) => {
    // The changes of a commit arrive with its answer, so they are recorded before the writer continues.
    changes.record(reply.changed)
    const entry = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('rows' in reply) entry?.resolve(reply.rows)
    else entry?.reject(toDatabaseGone(new DatabaseError(reply.failure)))
  })
  const onLost = (error: Error) => {
    lost = error
    failAll(error)
  }
  worker.on('error', onLost)
  worker.on('exit', (code) => onLost(new Error(`The database thread ended with code ${code}. Restart the service.`)))

  let lastId = 0
  const send = (request: Request, moved: ArrayBuffer[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (lost) return reject(toDatabaseGone(lost))
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id }, moved)
    })
  const session: Session = (text, params, rowMode) => send({ kind: 'query', text, params, rowMode })
  const mutex = createMutex()
  return {
    kind: 'pglite',
    changes,
    readChanges: () => Promise.resolve(),
    isReadOnly: false,
    // The lock of the data directory already guarantees one process.
    hold: () => Promise.resolve(true),
    yields: () => false,
    async runAlone(run) {
      const release = await mutex.acquire()
      await run(session).finally(release)
    },
    listen: () => Promise.resolve(),
    requireVersion: () => undefined,
    async check() {
      if (lost) throw toDatabaseGone(lost)
    },
    // One session: all statements but the running one are queued.
    load: () => ({
      active: Math.min(1, waiting.size),
      idle: waiting.size === 0 ? 1 : 0,
      waiting: Math.max(0, waiting.size - 1),
    }),
    query: (text, params, rowMode) => mutex.shared(() => session(text, params, rowMode)),
    async begin() {
      const release = await mutex.acquire()
      // The first statement begins the transaction in the database: a request of its own would cost both threads a wake-up.
      let hasBegun = false
      const inside = (request: Request, moved?: ArrayBuffer[]) => {
        const begins = !hasBegun
        hasBegun = true
        return send({ ...request, begins }, moved)
      }
      const end = (text: 'commit' | 'rollback') =>
        (hasBegun ? session(text, [], 'array') : Promise.resolve([])).then(() => undefined).finally(release)
      return {
        query: (text, params, rowMode) => inside({ kind: 'query', text, params, rowMode }),
        copy: (text, rows) => inside({ kind: 'copy', text, rows }, [rows.buffer]).then(() => undefined),
        commit: () => end('commit'),
        rollback: () => end('rollback'),
      }
    },
    async close() {
      if (lost) return
      const release = await mutex.acquire()
      const exited = once(worker, 'exit')
      await send({ kind: 'close' }).catch(() => undefined)
      const impatience = setTimeout(() => void worker.terminate(), EXIT_LIMIT_MS)
      await exited
      clearTimeout(impatience)
      release()
    },
  }
}

function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // PGlite writes its files readable for every user; the mode of the folder keeps them private.
  chmodSync(folder, 0o700)
  return folder
}

function startWorker(place: string): Worker {
  return new Worker(PROGRAM, {
    workerData: {
      dataDir: place,
      channel: CHANGES_CHANNEL,
      setting: NOTIFY_SETTING,
    },
    execArgv: [],
  })
}

const ready = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: PgliteReady) => {
      worker.off('error', reject)
      if (message.ready) resolve()
      else {
        void worker.terminate()
        reject(new DatabaseError(message.failure))
      }
    })
  })

/** A request from the main thread to the database thread. `begins`: a transaction begins with it. */
type PgliteRequest = { id: number; begins?: boolean } & (
  | { kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'copy'; text: string; rows: Uint8Array }
  | { kind: 'close' }
)

type PgliteFailure = { message: string; code: string | undefined; detail: string | undefined }

/** `changed`: the keys of the changes that were committed since the last reply. */
type PgliteReply = { id: number; changed: string[] } & ({ rows: unknown[] } | { failure: PgliteFailure })

/** First message of the thread: the database is open, or the reason why it is not. */
type PgliteReady = { ready: true } | { ready: false; failure: PgliteFailure }
