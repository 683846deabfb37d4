import { PGlite } from '@electric-sql/pglite'
import * as z from 'zod/mini'

/** The tables that the records of the benchmark fill. */
const TABLES = [
  'account_journal',
  'confirmations',
  'multisig_transactions',
  'messages',
  'message_confirmations',
  'shared_entries',
]
/** As the service starts it, see `pgliteWorker.mjs`. */
const BUFFERS = '16MB'
const PAGE_BYTES = 8192
/** About 20,000 records. */
const PAGES_AT_ONCE = 3000

const Size = z.tuple([z.object({ bytes: z.number(), key: z.string() })])

/**
 * What the embedded database alone needs for the rows of a rebuild: COPY of the same rows into tables with nothing but a primary key, without reading,
 * verifying or preparing a record.
 * @param folder a database that no service uses
 * @returns computing time in seconds
 */
export async function copyRowsAlone(folder: string): Promise<number> {
  const db = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  })
  let micros = 0
  try {
    for (const table of TABLES) micros += await copyTable(db, table)
  } finally {
    await db.close()
  }
  return micros / 1e6
}

async function copyTable(db: PGlite, table: string): Promise<number> {
  const found = await db.query(
    `select pg_relation_size($1::regclass)::integer as bytes, pg_get_constraintdef(oid) as key from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
    [table],
  )
  const [{ bytes, key }] = Size.parse(found.rows)
  await db.exec(
    `create table copied (like ${table} including defaults including identity); alter table copied add ${key}`,
  )
  let micros = 0
  for (let page = 0; page * PAGE_BYTES < bytes; page += PAGES_AT_ONCE) {
    const part = `ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`
    const { blob } = await db.query(`copy (select * from ${table} where ${part}) to '/dev/blob'`)
    if (!blob) throw new Error(`COPY of ${table} returned no rows.`)
    const before = process.cpuUsage()
    await db.query(`copy copied from '/dev/blob'`, [], { blob })
    const { user, system } = process.cpuUsage(before)
    micros += user + system
  }
  await db.exec('drop table copied')
  return micros
}
