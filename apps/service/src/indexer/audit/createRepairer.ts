import type { Address } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import { safes } from '../../db/schema/schema.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { commitChange } from '../state/commitChange.ts'
import { lockCursor, raiseAccountsRevision, readCursor } from '../state/Cursor.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'
import { loadAccounts } from '../state/loadAccounts.ts'
import { createRecentAddresses } from './createRecentAddresses.ts'

/** Minimum time between two comparisons of the same account with the chain. */
const EVERY_MS = 5000
/** The number of concurrent comparisons, whatever the number of requests. */
const MOST_AT_ONCE = 4

export type Repairer = {
  /** Starts the comparison in the background; the request does not wait for it. */
  look(address: Address): void
  /** Resolves when all running comparisons have ended. */
  settle(): Promise<void>
}

/**
 * Events are not complete: a delegatecall may write any slot without one. A requested account is compared with the chain at the block of
 * the index, and marked to be read again when it differs.
 * @param onDifference the account waits to be read
 */
export function createRepairer(parts: IndexerParts, onDifference: () => void): Repairer {
  const { config, db, reader, monotonic, log } = parts
  const { chainId } = config
  const lookedAt = createRecentAddresses(monotonic, EVERY_MS)
  const looks = new Set<Promise<void>>()

  async function compare(address: Address): Promise<void> {
    const cursor = await readCursor(db.drizzle, chainId)
    const stored = (await loadAccounts(db.drizzle, chainId, [address])).get(address)
    if (!cursor || !stored || stored.stateBlock === UNREAD) return
    const state = await reader.readSafe(address, cursor.number)
    if (!state || isSame(stored, state)) return
    let isMarked = false
    await commitChange(parts, async (tx) => {
      const place = await lockCursor(tx, chainId)
      // The state from the chain is compared only with the index at the same block.
      if (place?.blockNumber !== cursor.number || place.blockHash !== cursor.hash) return []
      await tx
        .update(safes)
        .set({ stateBlock: UNREAD })
        .where(and(eq(safes.chainId, chainId), eq(safes.address, address), eq(safes.stateBlock, stored.stateBlock)))
      await raiseAccountsRevision(tx, chainId, [address])
      isMarked = true
      return []
    })
    if (!isMarked) return
    log.warn(`Chain ${chainId}: ${address} differs from its events. It is read again from the chain.`)
    onDifference()
  }

  return {
    look(address) {
      if (looks.size >= MOST_AT_ONCE || lookedAt.has(address)) return
      lookedAt.add(address)
      // The node lacks old blocks or is unavailable; the next request tries again.
      const look = compare(address).catch((error: unknown) =>
        log.debug(`Chain ${chainId}: ${address} could not be compared with the chain.`, { error: String(error) }),
      )
      looks.add(look)
      void look.finally(() => looks.delete(look))
    },
    settle: async () => void (await Promise.all(looks)),
  }
}

const COMPARED = ['singleton', 'nonce', 'threshold', 'fallbackHandler', 'guard', 'moduleGuard'] as const

const isSame = (stored: IndexedAccount, read: ChainSafeState): boolean =>
  COMPARED.every((field) => stored[field] === read[field]) &&
  stored.owners.join() === read.owners.join() &&
  stored.modules.join() === read.modules.join()
