import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readEnvironment } from '../config/readEnvironment.ts'

/** The template with tables from which test databases are copied; made by the project that starts a server for its tests. */
export const TEMPLATE = 'countersign_template'
const UNKNOWN_DATABASE = '3D000'

/** The server of the tests; undefined for the embedded database. */
const findServer = (): string | undefined => readEnvironment()['DATABASE_URL']

/**
 * The configuration of a new database: empty for the embedded one, a new database when the tests run on PostgreSQL (DATABASE_URL). With a
 * template it has its tables, unless `isEmpty`.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{ databaseUrl?: string }> {
  const server = findServer()
  if (server === undefined) return {}
  const name = `countersign_test_${randomBytes(8).toString('hex')}`
  if (isEmpty || !(await copyTemplate(server, name))) await runOnServer(server, `create database ${name}`)
  return { databaseUrl: nameDatabase(server, name) }
}

/** Closes remaining connections and drops the database. */
export async function dropTestDatabase({ databaseUrl }: { databaseUrl?: string | undefined }): Promise<void> {
  const server = findServer()
  if (server === undefined || databaseUrl === undefined) return
  await runOnServer(server, `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
}

export function nameDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** False where there is no template, on a server that the tests did not start. */
async function copyTemplate(server: string, name: string): Promise<boolean> {
  try {
    await runOnServer(server, `create database ${name} template ${TEMPLATE}`)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNKNOWN_DATABASE) return false
    throw error
  }
}
