import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrate/migrate.ts'
import { openDatabase } from '../db/open/openDatabase.ts'
import { startPostgres } from './startPostgres.ts'
import { nameDatabase, runOnServer, TEMPLATE } from './testDatabase.ts'
import { openMemoryFolder } from './openMemoryFolder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/** Runs once before the tests of the project `service-postgres`. Without a server it fails; it never skips. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const leave = openMemoryFolder()
  const server = await startPostgres().catch((error: unknown) => {
    leave()
    throw error
  })
  process.stdout.write(`PostgreSQL ${server.version} (${server.source})\n`)
  await createTemplate(server.url).catch(async (error: unknown) => {
    await server.stop()
    leave()
    throw error
  })
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    leave()
  }
}

async function createTemplate(server: string): Promise<void> {
  await runOnServer(server, `create database ${TEMPLATE}`)
  const db = await openDatabase({ dataDir: 'memory', databaseUrl: nameDatabase(server, TEMPLATE) })
  await migrate(db, Date.now())
  await db.close()
  // A database with connections cannot be copied.
  await runOnServer(server, `alter database ${TEMPLATE} with is_template true allow_connections false`)
}
