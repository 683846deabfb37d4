import { sql } from 'drizzle-orm'
import type { Drizzle } from '../db/database/Database.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { messageConfirmations, messages } from '../db/schema/schema.ts'
import { type RecordOf, recordsOf } from './JournalEntry.ts'

/** Messages and all their signatures. The first message of a hash stays; a later one counts as a signature. */
export async function applyMessages(
  tx: Drizzle,
  records: readonly RecordOf<'message' | 'messageConfirmation'>[],
): Promise<void> {
  if (records.length === 0) return
  const created = recordsOf(records, 'message').map(
    ({ entry: { kind: _kind, owner, signature: _signature, ...entry }, at }) => ({
      ...entry,
      proposedBy: owner,
      createdAt: at,
      modifiedAt: at,
    }),
  )
  await insertMany(messages, created, (part) => tx.insert(messages).select(part).onConflictDoNothing())
  const signed = records.map(({ entry: { chainId, safe, messageHash, owner, signature }, at }) => ({
    chainId,
    safe,
    messageHash,
    owner,
    signature,
    submittedAt: at,
  }))
  await insertMany(messageConfirmations, signed, (part) =>
    tx.insert(messageConfirmations).select(part).onConflictDoNothing(),
  )
  await tx.execute(sql`
    update messages set modified_at = greatest(modified_at, signed.at)
    from (
      select chain_id, message_hash, max(at) as at from unnest(${sql.param(signed.map(({ chainId }) => chainId))}::text[],
        ${sql.param(signed.map(({ messageHash }) => messageHash))}::text[],
        ${sql.param(signed.map(({ submittedAt }) => submittedAt))}::bigint[]) as each(chain_id, message_hash, at)
      group by chain_id, message_hash
    ) as signed
    where messages.chain_id = signed.chain_id and messages.message_hash = signed.message_hash`)
}
