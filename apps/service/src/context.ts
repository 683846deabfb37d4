import type { IndexingProgress } from '@countersign/api'
import type { Address, Hex } from '@countersign/safe/light'
import type { PublicClient } from 'viem'
import type { ChainReport } from './chain/probeChain.ts'
import type { RpcPool } from './chain/rpcPool.ts'
import type { ChainConfig } from './config/chainConfig.ts'
import type { ServiceConfig } from './config/serviceConfig.ts'
import type { Database } from './db/database.ts'
import type { DurableStore } from './db/durableStore.ts'
import type { EventBus } from './events/eventBus.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { JournalRecorder } from './journal/journalRecorder.ts'
import type { NameLookup } from './outbound/nameLookup.ts'

export type LogMethod = (message: string, details?: Record<string, unknown>) => void
export type Logger = { error: LogMethod; warn: LogMethod; info: LogMethod; debug: LogMethod }

/** An account as the chain tells it, every field read at one block. */
export type ChainSafeState = {
  address: Address
  blockNumber: number
  singleton: Address
  /** From the singleton's address, `+L2` for the L2 flavour (`1.4.1+L2`); null when the singleton is no published one. */
  version: string | null
  nonce: number
  threshold: number
  /** In the order of getOwners(). */
  owners: Address[]
  modules: Address[]
  fallbackHandler: Address | null
  guard: Address | null
  moduleGuard: Address | null
}

export type TokenMetadata = {
  address: Address
  type: 'ERC20' | 'ERC721' | 'ERC1155' | 'UNKNOWN'
  name: string
  symbol: string
  decimals: number | null
}

export type ChainReader = {
  /** Null when there is no Safe at the address. Throws when the chain cannot be reached. */
  readSafe(address: Address, blockNumber?: number): Promise<ChainSafeState | null>
  /** The same for many accounts in one batch; accounts that are no Safe are absent. */
  readSafes(addresses: readonly Address[], blockNumber?: number): Promise<Map<Address, ChainSafeState>>
  /** EIP-1271 on `owner`, with both magic values: the hash for `bytes32`, the preimage for the legacy `bytes`. */
  isValidSignature(owner: Address, hash: Hex, preimage: Hex, signature: Hex): Promise<boolean>
  /** `approvedHashes(owner, hash) != 0` on the account. */
  approvedHash(safe: Address, owner: Address, hash: Hex): Promise<boolean>
  /** Wei, and base units of every token that answers `balanceOf`. */
  balances(safe: Address, tokens: readonly Address[]): Promise<{ native: bigint; tokens: Map<Address, bigint> }>
  /** Price of one whole token in `fiat` as a decimal string; the zero address is the native coin. Unpriced tokens are absent. */
  prices(tokens: readonly Address[], fiat: string): Promise<Map<Address, string>>
  /** Upper-case currency codes, USD first; empty without a price source. */
  fiatCodes(): Promise<string[]>
  tokenMetadata(address: Address): Promise<TokenMetadata>
  tokensMetadata(addresses: readonly Address[]): Promise<TokenMetadata[]>
  /** Gas of the inner call by `requiredTxGas`, needed below 1.3.0 only. Null when the inner call reverts. */
  estimateSafeTxGas(
    safe: Address,
    call: { to: Address; value: bigint; data: Hex; operation: 0 | 1 },
  ): Promise<bigint | null>
}

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
  /** Somebody looks at an account: beside the answer it is compared with the chain, and read again when it differs. */
  look(address: Address): void
  status(): IndexerStatus
  start(): void
  stop(): Promise<void>
}

export type ChainRuntime = {
  config: ChainConfig
  pool: RpcPool
  /** Asks whichever node of the pool is well. */
  client: PublicClient
  reader: ChainReader
  indexer: Indexer
  /** The chain answered at least once since the service started. */
  isReached(): boolean
  /** Asks the nodes what they can do, and keeps the answer. */
  probe(): Promise<ChainReport>
  /** What they said; null before they were asked. */
  report(): ChainReport | null
}

/** Everything a request needs. */
export type ServiceContext = {
  config: ServiceConfig
  db: Database
  durable: DurableStore
  journal: JournalRecorder
  bus: EventBus
  /** Epoch milliseconds: for dates that are stored, signed or shown. */
  clock: () => number
  /** For durations, deadlines, limits and caches; see `monotonicNow`. */
  monotonic: () => number
  log: Logger
  metrics: Metrics
  /** Looks up names that clients and contracts supply. */
  lookup: NameLookup
  /** By decimal chain id, in configured order. */
  chains: ReadonlyMap<string, ChainRuntime>
}
