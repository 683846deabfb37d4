import * as z from 'zod/mini'
import { DatabaseConfig } from '../../config/DatabaseConfig.ts'
import { createDatabase, type Database } from '../database/Database.ts'
import { openPgliteDriver } from '../drivers/openPgliteDriver.ts'
import { openPostgresDriver } from '../drivers/openPostgresDriver.ts'

export type DatabaseLocation = {
  /** Folder of the embedded database; `memory` stores nothing on disk. */
  dataDir: string
  /** PostgreSQL connection string; used instead of the embedded database when given. */
  databaseUrl?: string | undefined
  /** Pool and timeouts of PostgreSQL; the defaults when not given. */
  database?: DatabaseConfig | undefined
  /** A streaming replica for reads. */
  databaseReadUrl?: string | undefined
  readOnly?: boolean | undefined
  /** The URL of the broker that carries the events of this process. */
  brokerUrl?: string | undefined
}

/** Opens the database. `migrate` creates the tables. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { dataDir, databaseUrl, database, databaseReadUrl: readUrl, readOnly, brokerUrl } = location
  return createDatabase(
    databaseUrl === undefined
      ? await openPgliteDriver(dataDir)
      : await openPostgresDriver(databaseUrl, database ?? z.parse(DatabaseConfig, {}), {
          readOnly,
          readUrl,
          hasBroker: brokerUrl !== undefined,
        }),
  )
}
