import { PGlite, types } from '@electric-sql/pglite'
import { setFlagsFromString } from 'node:v8'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { createStatements } from './createStatements.mjs'

/*
 * The embedded database on its own thread: a query of a second would otherwise stop every request for a second.
 * Statements run in the order they arrive; who may send when is decided in `openPgliteDriver`. Messages are those of
 * `pgliteProtocol.ts`. Plain JavaScript, because a thread does not share the loader that lets the main one read
 * TypeScript, and a second loader costs every start a quarter of a second.
 *
 * As a process of its own it creates the database in the folder that the command line names, and ends: `initdb` takes several hundred MB,
 * which a thread would keep. The starting process gets the reason of a failure as a message.
 */

/** PGlite's own default takes 140 MB more. What is not in these buffers is in the cache of the system, and costs one session as little. */
const BUFFERS = '16MB'

const failureOf = (error) => ({ message: messageOf(error), code: error?.code, detail: error?.detail })

/** What the database's own file system throws has a number and no words. */
const messageOf = (error) => {
  if (error?.message !== undefined) return error.message
  return typeof error === 'object' && error !== null
    ? `a failure without words, ${JSON.stringify(error)}`
    : String(error)
}

async function answer(database, statements, request) {
  if (request.begins) await statements.run('begin', [], 'array')
  if (request.kind === 'query') return statements.run(request.text, request.params, request.rowMode)
  if (request.kind === 'copy') await database.query(request.text, [], { blob: new Blob([request.rows]) })
  else await database.close()
  return []
}

async function serve() {
  try {
    const database = await PGlite.create({
      dataDir: workerData.dataDir,
      parsers: { [types.INT8]: Number },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    })
    let changed = []
    await database.listen(workerData.channel, (key) => void changed.push(key))
    await database.exec(`set ${workerData.setting} = 'on'`)
    // A plan for the values of each call, as without prepared statements: a plan for all values is bad for the largest account.
    await database.exec('set plan_cache_mode = force_custom_plan')
    const statements = createStatements(database)
    const reply = (message) => {
      parentPort.postMessage({ ...message, changed })
      changed = []
    }
    let tail = Promise.resolve()
    parentPort.on('message', (request) => {
      tail = tail.then(async () => {
        try {
          reply({ id: request.id, rows: await answer(database, statements, request) })
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
}

/**
 * For the process that creates the database and ends: a function is compiled at its first call and is not optimized, which takes two fifths
 * less computing. A version of V8 that does not know a flag ignores it.
 */
const RUNS_ONCE = ['--wasm-lazy-compilation', '--liftoff-only']

async function create(folder) {
  for (const flag of RUNS_ONCE) setFlagsFromString(flag)
  // Without the process that waits for it, it ends too.
  process.once('disconnect', () => process.exit(1))
  try {
    const database = await PGlite.create(folder)
    await database.close()
    process.exit()
  } catch (error) {
    process.send(failureOf(error), () => process.exit(1))
  }
}

await (isMainThread ? create(process.argv[2]) : serve())
