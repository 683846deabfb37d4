import type { IndexingProgress } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'

export type IndexerStatus = {
  /** Last block whose events are indexed; -1 before the first. */
  blockNumber: number
  /** Epoch milliseconds of that block. */
  blockTime: number
  headNumber: number
  headTime: number
  /** Null before the first head. */
  headHash: Hex | null
  /** Indexed up to the last known head. */
  synced: boolean
  lastError: string | null
  /** Null at the head. */
  progress: IndexingProgress | null
  /** This process has the lease of the chain, so it writes the index. */
  leads: boolean
}

export type Indexer = {
  /** Indexes up to the current head. */
  sync(): Promise<void>
  /**
   * Adds an account with its current state, and reads its history: at once when it is short, otherwise in the background. False when there
   * is no Safe.
   */
  discover(address: Address): Promise<boolean>
  /** Removes an account from the index; the journal keeps its part. False when it is not indexed. */
  drop(address: Address): Promise<boolean>
  /** Reads an account again from its creation on. False when there is no Safe. */
  reindex(address: Address): Promise<boolean>
  /** Compares an account with the chain in the background after a request for it, and reads it again when the two differ. */
  look(address: Address): void
  status(): IndexerStatus
  start(): void
  stop(): Promise<void>
}
