import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/** Runs once before the tests of the project `service-postgres`. There is a server or there is a failure, never a skip. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.stdout.write(`PostgreSQL ${server.version} (${server.source})\n`)
  project.provide('databaseUrl', server.url)
  return server.stop
}
