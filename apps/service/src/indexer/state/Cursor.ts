import type { IndexingProgress } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { accountChanges, cursors } from '../../db/schema/schema.ts'
import { AccountsJoinedError } from './AccountsJoinedError.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { IndexMovedError } from './IndexMovedError.ts'

/** Last indexed block. */
export type Cursor = { number: number; hash: Hex; time: number }
export type StoredCursor = Cursor & { auditedBlock: number; progress: IndexingProgress | null }

export async function readCursor(db: Drizzle, chainId: string): Promise<StoredCursor | null> {
  const [row] = await db.select().from(cursors).where(eq(cursors.chainId, chainId))
  if (!row) return null
  const { auditedBlock, progress } = row
  return { number: row.blockNumber, hash: row.blockHash, time: row.blockTime, auditedBlock, progress }
}

/** `auditedBlock` applies only to the first write; see `writeAuditedBlock`. */
type CursorWrite = {
  block: Cursor
  head: BlockHeader
  checkedAt: number
  progress: IndexingProgress | null
  auditedBlock: number
}

export async function writeCursor(
  tx: Drizzle,
  chainId: string,
  { block, head, checkedAt, progress, auditedBlock }: CursorWrite,
): Promise<void> {
  const row = {
    chainId,
    blockNumber: block.number,
    blockHash: block.hash,
    blockTime: block.time,
    headNumber: head.number,
    headTime: head.time,
    checkedAt,
    progress,
  }
  await tx
    .insert(cursors)
    .values({ ...row, accountsRevision: 0, auditedBlock })
    .onConflictDoUpdate({ target: cursors.chainId, set: row })
}

/** Locks the cursor until the transaction ends, so that no other process adds an account or a block. */
export async function lockCursor(tx: Drizzle, chainId: string) {
  const [row] = await tx.select().from(cursors).where(eq(cursors.chainId, chainId)).for('update')
  return row ?? null
}

export async function readAccountsRevision(db: Drizzle, chainId: string): Promise<number> {
  const [row] = await db
    .select({ revision: cursors.accountsRevision })
    .from(cursors)
    .where(eq(cursors.chainId, chainId))
  return row?.revision ?? 0
}

/**
 * A writer must have computed its rows from the current position of the index, for every known account. A lease may end unnoticed; this
 * check prevents a process that was suspended from overwriting the rows of its successor.
 * @throws AccountsJoinedError when the rows were computed without some account
 * @throws IndexMovedError when another process has moved the index
 */
export async function requirePlace(
  tx: Drizzle,
  chainId: string,
  { revision, cursor }: { revision: number; cursor: Cursor | null },
): Promise<void> {
  // Before the first block there is no row to lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`index:${chainId}`}::text, 0))`)
  const row = await lockCursor(tx, chainId)
  if (row?.blockNumber !== cursor?.number || row?.blockHash !== cursor?.hash) throw new IndexMovedError()
  if (row && row.accountsRevision !== revision) throw new AccountsJoinedError()
}

/** `*`: every account changed. */
export async function raiseAccountsRevision(
  tx: Drizzle,
  chainId: string,
  changed: readonly Address[] | '*',
): Promise<void> {
  const [row] = await tx
    .update(cursors)
    .set({ accountsRevision: sql`accounts_revision + 1` })
    .where(eq(cursors.chainId, chainId))
    .returning({ revision: cursors.accountsRevision })
  if (!row) return
  const names = changed === '*' ? ['*'] : changed
  await tx
    .insert(accountChanges)
    .values(names.map((safe) => ({ chainId, safe, revision: row.revision })))
    .onConflictDoUpdate({
      target: [accountChanges.chainId, accountChanges.safe],
      set: { revision: row.revision },
    })
}

export async function writeAuditedBlock(tx: Drizzle, chainId: string, auditedBlock: number): Promise<void> {
  await tx.update(cursors).set({ auditedBlock }).where(eq(cursors.chainId, chainId))
}
