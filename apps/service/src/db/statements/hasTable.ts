import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'

const Found = z.array(z.object({ found: z.boolean() }))

/** @param name as `to_regclass` takes it: quoted where SQL needs quotes, with its schema if that is not in the search path */
export async function hasTable(tx: Pick<Drizzle, 'execute'>, name: string): Promise<boolean> {
  const rows = await tx.execute(sql`select to_regclass(${name}) is not null as found`)
  return z.parse(Found, rows)[0]?.found === true
}
