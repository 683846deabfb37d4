import { SafeEvent } from '@countersign/api'
import type { events } from '../db/schema/schema.ts'
import type { PublishedEvent } from './EventBus.ts'

/**
 * An event of the table for clients. One whose type this version does not know was stored by a newer one that uses the same tables; it becomes the event that
 * makes clients load the account, or the whole chain, again.
 */
export function parseStoredEvent({ id, chainId, safe, at, body }: typeof events.$inferSelect): PublishedEvent {
  const event = SafeEvent.safeParse(body)
  if (event.success) return { id, event: event.data }
  const place = { chainId, timestamp: Math.floor(at / 1000) }
  return { id, event: safe === null ? { type: 'RESET', ...place } : { type: 'SAFE_UPDATED', ...place, address: safe } }
}
