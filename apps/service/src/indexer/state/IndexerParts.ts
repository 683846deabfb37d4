import type { Address } from '@countersign/safe/light'
import type { PublicClient } from 'viem'
import type { RpcPool } from '../../chain/rpc/RpcPool.ts'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'
import type { Logger } from '../../logging/createLogger.ts'
import type { Database } from '../../db/Database.ts'
import type { EventBus } from '../../events/EventBus.ts'

/** What indexing one chain needs. */
export type IndexerParts = {
  config: ChainConfig
  pool: RpcPool
  client: PublicClient
  reader: ChainReader
  db: Database
  bus: EventBus
  clock: () => number
  /** For durations and pauses. */
  monotonic: () => number
  log: Logger
  /** About how many logs are written in one transaction. */
  mostLogs: number | undefined
}

export type Addresses = Iterable<Address> & { has(address: Address): boolean; readonly size: number }

/** What an indexer remembers between rounds; all of it can be read from the database again. */
export type IndexerMemory = {
  /** Of the accounts, when they were read; see the cursor. */
  revision: number
  /** Lower-case addresses of every indexed account of the chain. */
  accounts: Addresses
  /** Lower-case addresses of those among them that emit nothing when native coin arrives: before 1.3.0. */
  silent: Addresses
  /** Accounts that events changed and that were not read from the chain since. */
  unread: Addresses
  /** Tokens whose metadata is stored. */
  tokens: Addresses
  /** Emitters of account events that are no accounts, lower case. */
  strangers: Set<Address>
}

/** The same where it is kept. */
export type StoredMemory = IndexerMemory & Record<'accounts' | 'silent' | 'unread' | 'tokens', Set<Address>>
