import { groupBy } from '@countersign/ledger'
import type { Message } from '@countersign/api'
import { desc, getTableColumns, getTableName, sql, Subquery } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { messages } from '../../db/schema/schema.ts'
import { findFactsOfMessages, type MessageFacts } from '../../read/messages/findMessages.ts'
import { messageOf } from '../../read/messages/messageOf.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import { wantedAccounts } from '../../read/accounts/wantedAccounts.ts'

/** Limit per account; the message list of the account has the rest. */
const MOST_MESSAGES = 20
/** The newest messages of one account that are read, signed or not. */
export const MOST_MESSAGES_SEEN = 200

type Waiting = { readonly messages: Message[]; readonly more: boolean }

/** Messages that lack signatures, by `chainId:address`. Three queries per chain. */
export async function findWaitingMessages(
  context: ServiceContext,
  safes: readonly SafeRow[],
): Promise<ReadonlyMap<string, Waiting>> {
  const chainIds = [...new Set(safes.map(({ chainId }) => chainId))]
  const found = await Promise.all(
    chainIds.map((chainId) =>
      ofChain(
        context,
        chainId,
        safes.filter((safe) => safe.chainId === chainId),
      ),
    ),
  )
  return new Map(found.flat())
}

async function ofChain(
  context: ServiceContext,
  chainId: string,
  safes: readonly SafeRow[],
): Promise<[string, Waiting][]> {
  const newest = await context.db.drizzle
    .select(getTableColumns(messages))
    .from(waitingOf(safes))
    .orderBy(desc(messages.createdAt), messages.messageHash)
  const rowsOf = groupBy(newest, (row) => row.safe)
  const withMessages = safes.filter(({ address }) => rowsOf.has(address))
  const facts = await findFactsOfMessages(
    context,
    chainId,
    withMessages,
    newest.map(({ messageHash }) => messageHash),
  )
  return withMessages.map((safe) => {
    const rows = rowsOf.get(safe.address) ?? []
    const waiting = rows
      .slice(0, MOST_MESSAGES)
      .map((row) => messageOf(context, safe, row, facts.get(safe.address) ?? NO_FACTS))
      .filter(({ status }) => status === 'NEEDS_CONFIRMATION')
    return [`${chainId}:${safe.address}`, { messages: waiting, more: rows.length > MOST_MESSAGES }]
  })
}

const NO_FACTS: MessageFacts = { confirmations: new Map(), signedOnChain: new Set() }

/** One more per account than is shown. Used in the place of the table. */
const waitingOf = (safes: readonly SafeRow[]) =>
  new Subquery(
    sql`
      select waiting.* from ${wantedAccounts(safes)} w
      cross join lateral (
        select newest.* from (
          select m.* from messages m where m.chain_id = w.chain_id and m.safe = w.address
          order by m.created_at desc, m.message_hash limit ${MOST_MESSAGES_SEEN}) newest
        where not exists (
            select 1 from signed_messages s
            where s.chain_id = w.chain_id and s.safe = w.address and s.message_hash = newest.message_hash)
          and w.threshold > (
            select count(distinct c.owner) from message_confirmations c
            join safe_owners o on o.chain_id = c.chain_id and o.safe = c.safe and o.owner = c.owner
            where c.chain_id = w.chain_id and c.message_hash = newest.message_hash and not exists (
              select 1 from owner_removals r where r.chain_id = c.chain_id and r.safe = c.safe and r.owner = c.owner
                and r.removed_at >= c.submitted_at))
        order by newest.created_at desc, newest.message_hash limit ${MOST_MESSAGES + 1}) waiting`,
    getTableColumns(messages),
    getTableName(messages),
  )
