import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readEnvironment } from '../env.ts'

/** The PostgreSQL server the tests run on; undefined for the embedded database. */
const findServer = (): string | undefined => readEnvironment()['DATABASE_URL']

/**
 * What a configuration needs to use a database of its own: nothing for the embedded one, a fresh database when the tests
 * run on PostgreSQL (DATABASE_URL).
 */
export async function createTestDatabase(): Promise<{ databaseUrl?: string }> {
  const server = findServer()
  if (server === undefined) return {}
  const name = `countersign_test_${randomBytes(8).toString('hex')}`
  await runOnServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { databaseUrl: url.href }
}

/** Ends whoever is still connected, and drops the database. */
export async function dropTestDatabase({ databaseUrl }: { databaseUrl?: string | undefined }): Promise<void> {
  const server = findServer()
  if (server === undefined || databaseUrl === undefined) return
  await runOnServer(server, `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
