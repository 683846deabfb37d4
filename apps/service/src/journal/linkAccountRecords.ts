import { sql } from 'drizzle-orm'
import type { JournalPosition } from '@countersign/api'
import { HashSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { Copy, Drizzle } from '../db/database/Database.ts'
import { writeMany } from '../db/statements/writeMany.ts'
import { accountJournal } from '../db/schema/schema.ts'
import { FIRST_POSITION, nextPosition } from './nextPosition.ts'
import type { JournalRecord } from './JournalEntry.ts'

const Ends = z.array(z.object({ chain_id: z.string(), safe: z.string(), position: z.number(), link: HashSchema }))

/** Adds records to the hash chains of their accounts. Records without an account are only in the chain of the whole journal. */
export async function linkAccountRecords(
  tx: Drizzle,
  records: readonly JournalRecord[],
  copy: Copy | null = null,
): Promise<void> {
  const ofAccounts = records.flatMap((record) => {
    const { chainId, safe } = record.entry
    return safe === null ? [] : [{ record, account: { chainId, safe } }]
  })
  if (ofAccounts.length === 0) return
  // One key for each account: one for each record would cost the database 2 µs a record.
  const accounts = new Map(ofAccounts.map(({ account }) => [`${account.chainId}:${account.safe}`, account]))
  const ends = await readEnds(tx, [...accounts.values()])
  const rows = ofAccounts.map(({ record, account }) => {
    const key = `${account.chainId}:${account.safe}`
    const place = nextPosition(account, ends.get(key) ?? FIRST_POSITION, record.hash)
    ends.set(key, place)
    // Written out: an object made by spreading takes ten times the memory.
    return {
      chainId: account.chainId,
      safe: account.safe,
      position: place.position,
      sequence: record.sequence,
      hash: record.hash,
      at: record.at,
      link: place.link,
    }
  })
  await writeMany({ tx, copy }, accountJournal, rows, (part) => tx.insert(accountJournal).select(part))
}

async function readEnds(
  tx: Drizzle,
  accounts: readonly { chainId: string; safe: Address }[],
): Promise<Map<string, JournalPosition>> {
  const found = await tx.execute(sql`
    select wanted.chain_id, wanted.safe, last.position, last.link
    from unnest(${sql.param(accounts.map(({ chainId }) => chainId))}::text[],
      ${sql.param(accounts.map(({ safe }) => safe))}::char(42)[]) as wanted(chain_id, safe)
    cross join lateral (
      select position, link from account_journal
      where chain_id = wanted.chain_id and safe = wanted.safe order by position desc limit 1
    ) as last`)
  return new Map(
    z
      .parse(Ends, found)
      .map(({ chain_id: chainId, safe, position, link }) => [`${chainId}:${safe}`, { position, link }]),
  )
}
