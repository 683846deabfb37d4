import { AddressSchema, ChainId } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database/Database.ts'
import { EVENTS_CHANNEL } from './storeEvents.ts'

/** In front of a message with reads, where other messages have the schema of their sender. Older versions ignore it. */
export const READS_PREFIX = 'reads'
/** PostgreSQL refuses a notification of 8,000 bytes. */
const MOST_READS = 80

export type AccountRead = { readonly chainId: string; readonly safe: Address }

const Message = z.array(z.tuple([ChainId, AddressSchema]))

/**
 * Tells the processes that write which accounts this process, which only reads, has read. A lost message costs one day: the next day sends the account
 * again.
 */
export async function notifyReads(db: Pick<Database, 'drizzle'>, reads: readonly AccountRead[]): Promise<void> {
  for (let from = 0; from < reads.length; from += MOST_READS) {
    const part = reads.slice(from, from + MOST_READS).map(({ chainId, safe }) => [chainId, safe])
    await db.drizzle.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${`${READS_PREFIX} ${JSON.stringify(part)}`})`)
  }
}

/** @param text the message without its prefix; another text has no reads */
export function parseReads(text: string): AccountRead[] {
  try {
    const message = z.safeParse(Message, JSON.parse(text))
    return message.success ? message.data.map(([chainId, safe]) => ({ chainId, safe })) : []
  } catch {
    return []
  }
}
