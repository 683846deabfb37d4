import type { Database } from '../../db/database/Database.ts'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import type { StoredMemory } from './IndexerParts.ts'
import { isSilentReceiver } from '../fold/decode/LegacyTouch.ts'
import { followChanges, loadMemory } from './loadAccounts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RangeResult } from '../fold/RangeResult.ts'

export type MemoryKeeper = {
  /** The stored state, with the accounts that any process added or removed since. */
  recall(): Promise<StoredMemory>
  /** Applies a run that was just written. */
  adopt(known: StoredMemory, result: RangeResult): void
  forget(): void
  /** The last state, without asking the database; null before the first. */
  peek(): StoredMemory | null
}

export function createMemoryKeeper(db: Database, chainId: string): MemoryKeeper {
  let memory: StoredMemory | null = null
  return {
    async recall() {
      if (memory) memory = await followChanges(db.drizzle, chainId, memory)
      memory ??= await loadMemory(db.drizzle, chainId)
      return memory
    },
    adopt(known, { batch, strangers, tokens }) {
      for (const address of batch.changed) {
        const key = lowerAddress(address)
        const account = batch.accounts.get(address)
        known.accounts.add(key)
        if (isSilentReceiver(account?.version ?? null)) known.silent.add(key)
        else known.silent.delete(key)
        if (account?.stateBlock === UNREAD) known.unread.add(address)
        else known.unread.delete(address)
      }
      for (const address of strangers) {
        known.accounts.delete(lowerAddress(address))
        known.unread.delete(address)
      }
      for (const { address } of tokens) known.tokens.add(address)
    },
    forget: () => {
      memory = null
    },
    peek: () => memory,
  }
}
