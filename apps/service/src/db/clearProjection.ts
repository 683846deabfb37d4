import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Drizzle } from './database.ts'
import * as schema from './schema.ts'

const { journal: _kept, ...projection } = schema

/** Every table that the chains and the journal can fill again. */
export const projectionTables: readonly PgTable[] = Object.values(projection)

export async function clearProjection(tx: Drizzle): Promise<void> {
  const names = projectionTables.map((table) => `"${getTableConfig(table).name}"`)
  await tx.execute(sql.raw(`truncate ${names.join(', ')}`))
}
