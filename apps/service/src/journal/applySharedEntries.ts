import { buildSharedEntryTypedData, hashTypedData } from '@countersign/safe'
import type { Drizzle } from '../db/database/Database.ts'
import { sharedEntries } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import type { RecordOf } from './JournalEntry.ts'

/** Writes versions of shared entries. Each stays; the newest of an address is valid. */
export async function applySharedEntries(tx: Drizzle, records: readonly RecordOf<'sharedEntry'>[]): Promise<void> {
  const rows = records.map(({ at, entry: { kind: _kind, chainId, safe, ...entry } }) => ({
    ...entry,
    chainId,
    safe,
    hash: hashTypedData(buildSharedEntryTypedData({ chainId: BigInt(chainId), safe, entry })),
    addedAt: at,
  }))
  await insertMany(sharedEntries, rows, (part) => tx.insert(sharedEntries).select(part).onConflictDoNothing())
}
