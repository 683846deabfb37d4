import { and, desc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { historyGroups, revisions } from '../../db/schema/schema.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { isOfAccountAbove } from './isOfAccount.ts'
import type { HistoryRevision, IndexedGroup, IndexedHistory } from './IndexedHistory.ts'
import { readHistoryEntries } from './readHistoryEntries.ts'

/** With more new blocks than this, reading everything takes hardly longer. */
const MOST_NEW = 1000
const NONE: HistoryRevision = { latest: 0, changes: 0 }

export async function readHistoryRevision(
  context: ServiceContext,
  { chainId, address }: SafeRow,
): Promise<HistoryRevision> {
  const [row] = await context.db.drizzle
    .select({ latest: revisions.latest, changes: revisions.changes })
    .from(revisions)
    .where(and(eq(revisions.chainId, chainId), eq(revisions.safe, address), eq(revisions.area, 'history')))
  return row ?? NONE
}

/**
 * The history of an account from the database. With an earlier reading of it, only the blocks since then, if they are all that changed.
 *
 * @param revision read before
 */
export async function readIndexedHistory(
  context: ServiceContext,
  safe: SafeRow,
  revision: HistoryRevision,
  earlier?: Promise<IndexedHistory>,
): Promise<IndexedHistory> {
  const known = await earlier?.catch(() => undefined)
  const longer = known && (await addNewBlocks(context, safe, revision, known))
  return longer ?? (await readSince(context, safe, revision, -1)).history
}

/**
 * A block that adds to a history is one change. So if as many blocks were added above the known ones as changes were counted, then nothing
 * else changed: a reorg, an older block of a backfill and a mark on an old row are counted as well.
 *
 * @returns null if something else changed
 */
async function addNewBlocks(
  context: ServiceContext,
  safe: SafeRow,
  revision: HistoryRevision,
  known: IndexedHistory,
): Promise<IndexedHistory | null> {
  const changes = revision.changes - known.revision.changes
  if (changes < 1 || changes > MOST_NEW) return null
  const { blocks, history: added } = await readSince(context, safe, revision, known.top)
  if (blocks !== changes) return null
  return {
    revision,
    top: added.top,
    groups: known.groups + added.groups,
    rows: [...added.rows, ...known.rows],
  }
}

async function readSince(
  context: ServiceContext,
  safe: SafeRow,
  revision: HistoryRevision,
  above: number,
): Promise<{ readonly blocks: number; readonly history: IndexedHistory }> {
  const [listed, entries] = await Promise.all([
    listGroups(context, safe, above),
    readHistoryEntries(context, safe, above),
  ])
  const shown = listed.filter(({ visibility }) => visibility > 0)
  const rows = shown.flatMap((group) =>
    (entries.get(group.transactionHash) ?? []).map(({ id, entry, isTrusted, isImitation }) => ({
      id,
      entry,
      isTrusted,
      isImitation,
      group,
    })),
  )
  const blocks = new Set(listed.map(({ blockNumber }) => blockNumber))
  const top = listed.reduce((highest, { blockNumber }) => Math.max(highest, blockNumber), above)
  return { blocks: blocks.size, history: { revision, top, groups: shown.length, rows } }
}

/** Newest first, with those that no list shows. */
function listGroups(context: ServiceContext, safe: SafeRow, above: number): Promise<IndexedGroup[]> {
  const { chainId, safe: account, transactionHash, blockTime, blockNumber, visibility } = historyGroups
  return context.db.drizzle
    .select({ transactionHash, blockTime, blockNumber, visibility })
    .from(historyGroups)
    .where(and(eq(chainId, safe.chainId), isOfAccountAbove(account, blockNumber, safe.address, above)))
    .orderBy(desc(blockTime), desc(blockNumber), desc(transactionHash))
}
