import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'
import { MOST_MESSAGES_SEEN } from './findWaitingMessages.ts'
import { MOST_OF_QUEUE } from './findWaitingTransactions.ts'

/** Stored bytes of messages that count as much as one transaction. */
const BYTES_OF_A_ROW = 1000
/** Transactions of an account are counted up to this number. */
const MOST_COUNTED = 10_000

type Waiting = {
  /** Queued transactions, up to ten thousand. */
  readonly queued: number
  /** Messages exist that are older than those that are read. */
  readonly hasOldMessages: boolean
  /** The size that the account adds to a page, in rows. */
  readonly weight: number
}

const Counted = z.array(
  z.object({ name: z.string(), queued: z.coerce.number(), bytes: z.coerce.number(), messages: z.coerce.number() }),
)

/** The size of each account's queue and messages, by `chainId:address`, in one query. */
export async function countWaiting(
  { db }: ServiceContext,
  rows: readonly SafeRow[],
): Promise<ReadonlyMap<string, Waiting>> {
  if (rows.length === 0) return new Map()
  const counted = await db.drizzle.execute(sql`
    select w.chain_id || ':' || w.address as name, q.queued, m.bytes, m.messages
    from ${wantedAccounts(rows)} w
    cross join lateral (
      select count(*) as queued from (
        select 1 from multisig_transactions t
        where t.chain_id = w.chain_id and t.safe = w.address and t.nonce >= w.nonce
          and t.executed_transaction_hash is null and t.trusted
        limit ${MOST_COUNTED}) one) q
    cross join lateral (
      select coalesce(sum(one.bytes), 0) as bytes, count(*) as messages from (
        select pg_column_size(m.message) as bytes from messages m where m.chain_id = w.chain_id and m.safe = w.address
        order by m.created_at desc, m.message_hash limit ${MOST_MESSAGES_SEEN + 1}) one) m`)
  return new Map(
    z.parse(Counted, counted).map(({ name, queued, bytes, messages }) => [
      name,
      {
        queued,
        hasOldMessages: messages > MOST_MESSAGES_SEEN,
        weight: Math.min(queued, MOST_OF_QUEUE) + bytes / BYTES_OF_A_ROW,
      },
    ]),
  )
}
