import { PGlite, types } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { PgliteFailure, PgliteReady, PgliteReply, PgliteRequest } from './pgliteProtocol.ts'

/*
 * The embedded database on its own thread: a query of a second would otherwise stop every request for a second.
 * Statements run in the order they arrive; who may send when is decided in `openPgliteDriver`.
 */
const port = parentPort
if (!port) throw new Error('pgliteWorker.ts runs as a worker thread only.')
const { dataDir } = z.parse(z.object({ dataDir: z.string() }), workerData)

const failureOf = (error: unknown): PgliteFailure => {
  const part = (key: string) =>
    typeof error === 'object' && error !== null && key in error ? String(Reflect.get(error, key)) : undefined
  return { message: error instanceof Error ? error.message : String(error), code: part('code'), detail: part('detail') }
}

const say = (message: PgliteReady | PgliteReply) => port.postMessage(message)

async function answer(database: PGlite, request: PgliteRequest): Promise<unknown[]> {
  if (request.kind === 'query')
    return (await database.query(request.text, request.params, { rowMode: request.rowMode })).rows
  if (request.kind === 'script') await database.exec(request.text)
  else await database.close()
  return []
}

try {
  const database = await PGlite.create({ dataDir, parsers: { [types.INT8]: Number } })
  let tail: Promise<void> = Promise.resolve()
  port.on('message', (request: PgliteRequest) => {
    tail = tail.then(async () => {
      try {
        say({ id: request.id, rows: await answer(database, request) })
      } catch (error) {
        say({ id: request.id, failure: failureOf(error) })
      }
    })
  })
  say({ ready: true })
} catch (error) {
  say({ ready: false, failure: failureOf(error) })
}
