import type { Address } from '@countersign/primitives'
import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Drizzle } from '../../db/database/Database.ts'
import { insertMany } from '../../db/statements/insertMany.ts'
import { backfills } from '../../db/schema/schema.ts'

/** An account whose history is being read. */
export type Backfill = typeof backfills.$inferSelect

/** A backfill at its start. */
const UNBEGUN = { firstBlock: null, nextBlock: null, auditedTo: null, account: null, progress: null }

const isOf = (chainId: string, safe: Address) => and(eq(backfills.chainId, chainId), eq(backfills.safe, safe))

export async function addBackfills(
  tx: Drizzle,
  chainId: string,
  safes: readonly Address[],
  { from, to, at }: { from: number; to: number; at: number },
): Promise<void> {
  const rows = safes.map((safe) => ({
    chainId,
    safe,
    requestedAt: at,
    toBlock: to,
    searchedTo: from,
    ...UNBEGUN,
    repeats: 0,
  }))
  // An existing row belongs to an account that a reorg had removed: its progress may refer to blocks that no longer exist.
  await insertMany(backfills, rows, (part) =>
    tx
      .insert(backfills)
      .select(part)
      .onConflictDoUpdate({
        target: [backfills.chainId, backfills.safe],
        set: {
          requestedAt: sql`excluded.requested_at`,
          toBlock: sql`excluded.to_block`,
          searchedTo: sql`excluded.searched_to`,
          ...UNBEGUN,
          repeats: 0,
        },
      }),
  )
}

/** Unfinished backfills, the latest request first. */
export async function listBackfills(db: Drizzle, chainId: string, limit = 1000): Promise<Backfill[]> {
  return db
    .select()
    .from(backfills)
    .where(eq(backfills.chainId, chainId))
    .orderBy(desc(backfills.requestedAt), asc(backfills.safe))
    .limit(limit)
}

/** Lower-case addresses of accounts whose history is not complete. */
export async function readUnfinished(db: Drizzle, chainId: string): Promise<Set<string>> {
  const rows = await db.select({ safe: backfills.safe }).from(backfills).where(eq(backfills.chainId, chainId))
  return new Set(rows.map(({ safe }) => safe.toLowerCase()))
}

/** The next backfill to continue, without those that this process is working on. */
export async function nextBackfill(
  db: Drizzle,
  chainId: string,
  except: ReadonlySet<string>,
): Promise<Backfill | null> {
  const others = except.size > 0 ? notInArray(backfills.safe, [...except] as Address[]) : undefined
  const [row] = await db
    .select()
    .from(backfills)
    .where(and(eq(backfills.chainId, chainId), others))
    .orderBy(desc(backfills.requestedAt), asc(backfills.safe))
    .limit(1)
  return row ?? null
}

export async function readBackfill(db: Drizzle, chainId: string, safe: Address): Promise<Backfill | null> {
  const [row] = await db.select().from(backfills).where(isOf(chainId, safe))
  return row ?? null
}

/** True when it still has the position at which reading began; a reorg or another process may have changed it. */
export async function holdBackfill(tx: Drizzle, before: Backfill): Promise<boolean> {
  const { chainId, safe, nextBlock, searchedTo, toBlock, repeats } = before
  const isUnchanged = nextBlock === null ? isNull(backfills.nextBlock) : eq(backfills.nextBlock, nextBlock)
  const rows = await tx
    .select({ safe: backfills.safe })
    .from(backfills)
    .where(
      and(
        isOf(chainId, safe),
        isUnchanged,
        eq(backfills.searchedTo, searchedTo),
        eq(backfills.toBlock, toBlock),
        eq(backfills.repeats, repeats),
      ),
    )
    .for('update')
  return rows.length === 1
}

export async function changeBackfill(tx: Drizzle, { chainId, safe }: Backfill, change: Partial<Backfill>) {
  await tx.update(backfills).set(change).where(isOf(chainId, safe))
}

/** Starts again from the creation, because something is missing. */
export const repeatBackfill = (tx: Drizzle, row: Backfill): Promise<void> =>
  changeBackfill(tx, row, { ...UNBEGUN, repeats: row.repeats + 1 })

/** Starts again from where it was read before, because an answer was incomplete. */
export const rereadBackfill = (tx: Drizzle, row: Backfill): Promise<void> =>
  changeBackfill(tx, row, { nextBlock: row.firstBlock, auditedTo: null, account: null, repeats: row.repeats + 1 })

export async function removeBackfill(tx: Drizzle, { chainId, safe }: Backfill): Promise<void> {
  await tx.delete(backfills).where(isOf(chainId, safe))
}

/** After a rollback: blocks above the fork are read with all other accounts, and ranges that were read above it are read again. */
export async function clipBackfills(tx: Drizzle, chainId: string, fork: number | null): Promise<void> {
  if (fork === null) {
    await tx.delete(backfills).where(eq(backfills.chainId, chainId))
    return
  }
  await tx.execute(sql`
    update backfills set first_block = null, next_block = null, audited_to = null, account = null
    where chain_id = ${chainId} and next_block > ${fork + 1}::integer`)
  await tx.execute(sql`
    update backfills set to_block = least(to_block, ${fork}::integer), searched_to = least(searched_to, ${fork + 1}::integer)
    where chain_id = ${chainId}`)
}
