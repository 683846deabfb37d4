import type { PublicClient } from 'viem'
import type { ChainReport } from '../chain/probe/probeChain.ts'
import type { ChainReader } from '../chain/reader/createChainReader.ts'
import type { RpcPool } from '../chain/rpc/RpcPool.ts'
import type { ChainConfig } from '../config/ChainConfig.ts'
import type { Indexer } from '../indexer/Indexer.ts'

export type ChainRuntime = {
  config: ChainConfig
  pool: RpcPool
  /** Sends requests to a healthy node of the pool. */
  client: PublicClient
  reader: ChainReader
  indexer: Indexer
  /** The chain answered at least once since the service started. */
  isReached(): boolean
  /** Calls to its nodes have failed for half a minute, and none was answered. */
  isSilent(): boolean
  /** Probes the features of the nodes and stores the report. */
  probe(): Promise<ChainReport>
  /** The last report; null before the first probe. */
  report(): ChainReport | null
}
