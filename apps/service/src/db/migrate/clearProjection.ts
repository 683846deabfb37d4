import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'
import * as schema from '../schema/schema.ts'

const { journal: _kept, ...projection } = schema

/** Every table that the chains and the journal can restore; in one order, because the exports of a bundle have another than those of a module. */
export const projectionTables: readonly PgTable[] = Object.values(projection).toSorted((a, b) =>
  getTableName(a) < getTableName(b) ? -1 : 1,
)

const LastId = z.array(z.object({ last_value: z.pipe(z.union([z.number(), z.string()]), z.transform(Number)) }))

export async function clearProjection(tx: Drizzle): Promise<void> {
  // Event ids keep growing; the floor records that events up to this id are deleted.
  const [newest] = z.parse(LastId, await tx.execute(sql`select last_value from events_id_seq`))
  const names = projectionTables.map((table) => `"${getTableConfig(table).name}"`)
  await tx.execute(sql.raw(`truncate ${names.join(', ')}`))
  await tx.insert(schema.eventFloor).values({ id: 1, floor: newest?.last_value ?? 0 })
}
