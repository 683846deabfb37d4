import { AccountJournalRecord, HashSchema, type JournalPosition } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { accountJournal } from '../../db/schema/schema.ts'
import { FIRST_POSITION } from '../../journal/nextPosition.ts'
import { GENESIS_HASH } from '../../journal/JournalEntry.ts'

type Account = { chainId: string; safe: Address }
export type JournalEnds = { head: JournalPosition; chain: { sequence: number; hash: Hex } }

const StoredEnds = z.array(
  z.object({
    sequence: z.nullable(z.coerce.number()),
    hash: z.nullable(HashSchema),
    position: z.nullable(z.number()),
    link: z.nullable(HashSchema),
  }),
)

/** The last positions of the account's journal and of the journal of all accounts, read at the same time. */
export async function readJournalEnds({ db }: ServiceContext, { chainId, safe }: Account): Promise<JournalEnds> {
  const rows = await db.drizzle.execute(sql`
    select state.sequence, state.hash, last.position, last.link
    from (select 1) as one
    left join journal_state as state on true
    left join lateral (
      select position, link from account_journal
      where chain_id = ${chainId} and safe = ${safe} order by position desc limit 1
    ) as last on true`)
  const [found] = z.parse(StoredEnds, rows)
  const { sequence, hash, position, link } = found ?? {}
  return {
    head: position && link ? { position, link } : FIRST_POSITION,
    chain: sequence && hash ? { sequence, hash } : { sequence: 0, hash: GENESIS_HASH },
  }
}

/** Records after a position, oldest first, with that position. They never change, so they need no common snapshot. */
export async function readAccountRecords(
  { db, journal }: ServiceContext,
  { chainId, safe }: Account,
  range: { after: number; upTo: number },
): Promise<{ after: JournalPosition; records: AccountJournalRecord[] }> {
  const isOfAccount = and(eq(accountJournal.chainId, chainId), eq(accountJournal.safe, safe))
  const rows = await db.drizzle
    .select()
    .from(accountJournal)
    .where(and(isOfAccount, gt(accountJournal.position, range.after - 1), lte(accountJournal.position, range.upTo)))
    .orderBy(asc(accountJournal.position))
  const before = rows.find(({ position }) => position === range.after)
  const following = rows.filter(({ position }) => position > range.after)
  const records = following.length === 0 ? [] : await journal.readNamed(db.drizzle, following)
  return {
    after: before ? { position: before.position, link: before.link } : FIRST_POSITION,
    records: following.flatMap(({ position, link }, index) => {
      const record = records[index]
      if (!record) return []
      const { sequence, previous, hash, at, canonical } = record
      const entry = AccountJournalRecord.shape.entry.parse(JSON.parse(canonical))
      return [{ position, sequence, previous, hash, at, entry, link }]
    }),
  }
}
