import type { IndexingProgress } from '@countersign/api'
import type { Address } from '@countersign/primitives'

export type IndexerStatus = {
  /** Last block whose events are in; -1 before the first. */
  blockNumber: number
  /** Epoch milliseconds of that block. */
  blockTime: number
  headNumber: number
  headTime: number
  /** Indexed up to the head that was seen last. */
  synced: boolean
  lastError: string | null
  /** Null while it is at the head. */
  progress: IndexingProgress | null
}

export type Indexer = {
  /** Catches up to the head as it is now. */
  sync(): Promise<void>
  /**
   * Puts an account in as it is now, and reads its past: at once when that is short, else beside everything else.
   * False when there is no Safe.
   */
  discover(address: Address): Promise<boolean>
  /** Compares an account with the chain in the background after a request for it, and reads it again when the two differ. */
  look(address: Address): void
  status(): IndexerStatus
  start(): void
  stop(): Promise<void>
}
