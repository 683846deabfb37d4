import type { PublicClient } from 'viem'
import type { ChainReport } from '../chain/probe/probeChain.ts'
import type { ChainReader } from '../chain/reader/createChainReader.ts'
import type { RpcPool } from '../chain/rpc/RpcPool.ts'
import type { ChainConfig } from '../config/ChainConfig.ts'
import type { Indexer } from '../indexer/Indexer.ts'

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
