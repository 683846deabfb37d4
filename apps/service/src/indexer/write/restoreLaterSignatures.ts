import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { accountJournal, confirmations } from '../../db/schema/schema.ts'
import { ConfirmationsEntry, DeletionEntry, ExpiryEntry, ProposalEntry } from '../../journal/JournalEntry.ts'

const Entry = z.discriminatedUnion('kind', [ProposalEntry, ConfirmationsEntry, DeletionEntry, ExpiryEntry])

/**
 * The signature of an owner who was removed, added again and signed again counts. When events arrive live there is nothing to do. In a
 * rebuilt database the journal is applied before the first event, and the first signature, now void, hides the later one.
 */
export async function restoreLaterSignatures(
  tx: Drizzle,
  { chainId, safe, owner, at: removedAt }: { chainId: string; safe: Address; owner: Address; at: number },
): Promise<void> {
  const later = await tx
    .select({ at: accountJournal.at, entry: accountJournal.entry })
    .from(accountJournal)
    .where(and(eq(accountJournal.chainId, chainId), eq(accountJournal.safe, safe), gt(accountJournal.at, removedAt)))
    .orderBy(asc(accountJournal.position))
  const given = new Map<Hex, { signature: Hex; at: number }>()
  for (const { at, entry: text } of later) {
    const parsed = Entry.safeParse(JSON.parse(text))
    if (!parsed.success) continue
    const entry = parsed.data
    if (entry.kind === 'deletion' || entry.kind === 'expiry') {
      given.delete(entry.safeTxHash)
      continue
    }
    const signature = entry.confirmations.find((one) => one.owner === owner)?.signature
    if (signature && !given.has(entry.safeTxHash)) given.set(entry.safeTxHash, { signature, at })
  }
  const rows = [...given].map(([safeTxHash, { signature, at: submittedAt }]) => ({
    chainId,
    safe,
    safeTxHash,
    owner,
    signature,
    submittedAt,
    source: 'http' as const,
  }))
  await insertMany(confirmations, rows, (part) => tx.insert(confirmations).select(part).onConflictDoNothing())
}
