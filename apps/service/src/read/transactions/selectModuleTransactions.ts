import { desc, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions } from '../../db/schema/schema.ts'

/** Rows in the order of the list, which its index has. */
export const selectModuleTransactions =
  ({ db }: ServiceContext) =>
  (where: SQL | undefined, limit: number, offset: number) =>
    db.drizzle
      .select()
      .from(moduleTransactions)
      .where(where)
      .orderBy(desc(moduleTransactions.blockNumber), desc(moduleTransactions.logIndex), desc(moduleTransactions.id))
      .limit(limit)
      .offset(offset)
