import { asc, sql } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { journal } from '../db/schema/schema.ts'

type Run = { sequence: number; limit: number; maxBytes: number }

/**
 * Records after a sequence, in order. At least one; beyond that only as many as fit, measured on the server without sending them. Sequences
 * have no gaps.
 */
export const readTableRecords = (tx: Pick<Drizzle, 'select'>, { sequence, limit, maxBytes }: Run) =>
  tx
    .select()
    .from(journal)
    .where(
      sql`${journal.sequence} > ${sequence}::bigint and ${journal.sequence} <= (
        with recursive run as (
          select sequence, octet_length(entry::text)::bigint as bytes, 1 as count
          from journal where sequence = ${sequence}::bigint + 1
          union all
          select next.sequence, run.bytes + octet_length(next.entry::text), run.count + 1
          from run join journal as next on next.sequence = run.sequence + 1
          where run.bytes < ${maxBytes}::bigint and run.count < ${limit}::integer
        )
        select max(sequence) from run
      )`,
    )
    .orderBy(asc(journal.sequence))
