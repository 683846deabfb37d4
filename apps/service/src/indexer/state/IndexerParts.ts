import type { Address } from '@countersign/primitives'
import type { PublicClient } from 'viem'
import type { RpcPool } from '../../chain/rpc/RpcPool.ts'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'
import type { Logger } from '../../logging/createLogger.ts'
import type { Database } from '../../db/database/Database.ts'
import type { JournalReader } from '../../journal/JournalEntry.ts'
import type { EventBus } from '../../events/EventBus.ts'
import type { TraceTask } from '../../telemetry/createTaskTracer.ts'

/** The dependencies of the indexer of one chain. */
export type IndexerParts = {
  config: ChainConfig
  pool: RpcPool
  client: PublicClient
  reader: ChainReader
  db: Database
  bus: EventBus
  journal: JournalReader
  clock: () => number
  /** Monotonic milliseconds, for durations and pauses. */
  monotonic: () => number
  log: Logger
  /** Approximate number of logs that are written in one transaction. */
  mostLogs: number | undefined
  /** Accounts that the operator wants to be followed. */
  listed?: readonly Address[]
  traceTask?: TraceTask
}

export type Addresses = Iterable<Address> & { has(address: Address): boolean; readonly size: number }

/** The in-memory state of an indexer between rounds; all of it can be loaded from the database. */
export type IndexerMemory = {
  /** Revision of the accounts at the time they were loaded; see the cursor. */
  revision: number
  /** Lower-case addresses of every indexed account of the chain. */
  accounts: Addresses
  /** Lower-case addresses of the accounts that emit no event for incoming native coin: those before 1.3.0. */
  silent: Addresses
  /** Accounts that events changed and that were not read from the chain since then. */
  unread: Addresses
  /** Tokens whose metadata is stored. */
  tokens: Addresses
  /** Lower-case addresses of contracts that emit account events but are not accounts. */
  strangers: Set<Address>
}

/** The same with mutable sets. */
export type StoredMemory = IndexerMemory & Record<'accounts' | 'silent' | 'unread' | 'tokens', Set<Address>>
