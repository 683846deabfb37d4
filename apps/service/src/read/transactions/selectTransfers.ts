import { desc, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { transfers } from '../../db/schema/schema.ts'

/** Rows in the order of the list, which its index has. */
export const selectTransfers =
  ({ db }: ServiceContext) =>
  (where: SQL | undefined, limit: number, offset: number) =>
    db.drizzle
      .select()
      .from(transfers)
      .where(where)
      .orderBy(desc(transfers.executedAt), desc(transfers.blockNumber), desc(transfers.logIndex), desc(transfers.id))
      .limit(limit)
      .offset(offset)
