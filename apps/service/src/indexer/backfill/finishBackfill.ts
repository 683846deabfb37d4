import { and, count, eq, isNotNull } from 'drizzle-orm'
import { bumpTags } from '../../db/statements/bumpTags.ts'
import type { Drizzle } from '../../db/database/Database.ts'
import { multisigTransactions, safes } from '../../db/schema/schema.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { holdBackfill, removeBackfill, repeatBackfill, type Backfill } from '../state/Backfill.ts'
import { commitChange } from '../state/commitChange.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { remarkImitations } from '../write/markImitations.ts'

const MOST_REPEATS = 1

/** All blocks were read: stores how the account was created and raises its revision. */
export async function finishBackfill(
  parts: IndexerParts,
  row: Backfill,
  account: IndexedAccount | null,
): Promise<void> {
  const { clock, log } = parts
  const { chainId, safe } = row
  await commitChange(parts, async (tx) => {
    if (!(await holdBackfill(tx, row))) return []
    if (account === null) {
      await removeBackfill(tx, row)
      return []
    }
    const missing = await countMissing(tx, row)
    if (missing > 0 && row.repeats < MOST_REPEATS) {
      log.warn(
        `Chain ${chainId}: ${missing} executions of ${safe} are missing after reading its history. It is read again.`,
      )
      await repeatBackfill(tx, row)
      return []
    }
    if (missing > 0)
      log.warn(`Chain ${chainId}: the nodes leave out ${missing} executions of ${safe}. Its history has gaps.`)
    if (account.createdBlock !== null) await writeBeginning(tx, account)
    await remarkImitations(tx, chainId, safe)
    await removeBackfill(tx, row)
    const areas = ['history', 'queued', 'collectibles', 'messages'] as const
    await bumpTags(tx, [{ chainId, safe, areas, at: clock() }])
    return [{ chainId, address: safe, type: 'SAFE_UPDATED', at: clock() }]
  })
}

/** Every execution uses one nonce, so a history with fewer rows than nonces has a gap. */
async function countMissing(tx: Drizzle, { chainId, safe }: Backfill): Promise<number> {
  const [state] = await tx
    .select({ nonce: safes.nonce, stateBlock: safes.stateBlock })
    .from(safes)
    .where(and(eq(safes.chainId, chainId), eq(safes.address, safe)))
  if (!state || state.stateBlock === UNREAD) return 0
  const [executed] = await tx
    .select({ count: count() })
    .from(multisigTransactions)
    .where(
      and(
        eq(multisigTransactions.chainId, chainId),
        eq(multisigTransactions.safe, safe),
        isNotNull(multisigTransactions.executedTransactionHash),
      ),
    )
  return Math.max(0, state.nonce - (executed?.count ?? 0))
}

async function writeBeginning(tx: Drizzle, account: IndexedAccount): Promise<void> {
  const { chainId, address, createdBlock, creationTransactionHash, creator, factory } = account
  const { setupData, saltNonce, createdAt, creationSingleton } = account
  await tx
    .update(safes)
    .set({
      createdBlock,
      creationTransactionHash,
      creator,
      factory,
      setupData,
      saltNonce,
      createdAt,
      creationSingleton,
    })
    .where(and(eq(safes.chainId, chainId), eq(safes.address, address)))
}
