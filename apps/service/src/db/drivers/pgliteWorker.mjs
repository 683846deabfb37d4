import { PGlite, types } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * The embedded database on its own thread: a query of a second would otherwise stop every request for a second.
 * Statements run in the order they arrive; who may send when is decided in `openPgliteDriver`. Messages are those of
 * `pgliteProtocol.ts`. Plain JavaScript, because a thread does not share the loader that lets the main one read
 * TypeScript, and a second loader costs every start a quarter of a second.
 */
const failureOf = (error) => ({ message: messageOf(error), code: error?.code, detail: error?.detail })

/** What the database's own file system throws has a number and no words. */
const messageOf = (error) => {
  if (error?.message !== undefined) return error.message
  return typeof error === 'object' && error !== null
    ? `a failure without words, ${JSON.stringify(error)}`
    : String(error)
}

async function answer(database, request) {
  if (request.kind === 'query')
    return (await database.query(request.text, request.params, { rowMode: request.rowMode })).rows
  if (request.kind === 'script') await database.exec(request.text)
  else await database.close()
  return []
}

try {
  const database = await PGlite.create({ dataDir: workerData.dataDir, parsers: { [types.INT8]: Number } })
  let changed = []
  await database.listen(workerData.channel, (key) => void changed.push(key))
  await database.exec(`set ${workerData.setting} = 'on'`)
  const reply = (message) => {
    parentPort.postMessage({ ...message, changed })
    changed = []
  }
  let tail = Promise.resolve()
  parentPort.on('message', (request) => {
    tail = tail.then(async () => {
      try {
        reply({ id: request.id, rows: await answer(database, request) })
      } catch (error) {
        reply({ id: request.id, failure: failureOf(error) })
      }
      // Nothing is left that keeps the thread: it ends by itself.
      if (request.kind === 'close') parentPort.close()
    })
  })
  parentPort.postMessage({ ready: true })
} catch (error) {
  parentPort.postMessage({ ready: false, failure: failureOf(error) })
}
