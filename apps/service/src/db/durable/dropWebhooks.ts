import { inArray } from 'drizzle-orm'
import type { Drizzle } from '../database/Database.ts'
import { deliveryLog, notificationWebhooks as webhooks } from '../schema/durableSchema.ts'

/** Deletes webhooks of owners with their delivery logs. @returns the number of deleted webhooks */
export async function dropWebhooks(tx: Drizzle, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  await tx.delete(deliveryLog).where(inArray(deliveryLog.webhookId, [...ids]))
  const gone = await tx
    .delete(webhooks)
    .where(inArray(webhooks.id, [...ids]))
    .returning({ id: webhooks.id })
  return gone.length
}
