import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import { addBackfills } from '../state/Backfill.ts'
import { createBatch } from '../fold/Batch.ts'
import { commitChange } from '../state/commitChange.ts'
import { lockCursor, raiseAccountsRevision } from '../state/Cursor.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { loadAccounts } from '../state/loadAccounts.ts'
import { resultOfBatch } from '../fold/RangeResult.ts'
import { toIndexedAccount } from '../read/refreshAccounts.ts'
import { writeRange } from '../write/writeRange.ts'

/**
 * Adds an account with its current state on the chain. The index follows it from the next block on; its earlier history is queued as a
 * backfill.
 */
export async function addAccount(parts: IndexerParts, state: ChainSafeState): Promise<void> {
  const { config, clock } = parts
  const { chainId, startBlock } = config
  const { address } = state
  await commitChange(parts, async (tx) => {
    const cursor = await lockCursor(tx, chainId)
    // Another request may have added the account first.
    if (!cursor || (await loadAccounts(tx, chainId, [address])).size > 0) return []
    const batch = createBatch(new Map([[address, { ...toIndexedAccount(chainId, state), stateBlock: UNREAD }]]))
    batch.changed.add(address)
    const drafts = await writeRange(tx, parts, resultOfBatch(batch))
    await raiseAccountsRevision(tx, chainId, [address])
    const at = clock()
    await addBackfills(tx, chainId, [address], { from: startBlock, to: cursor.blockNumber, at })
    return drafts.map((draft) => ({ ...draft, at }))
  })
}
