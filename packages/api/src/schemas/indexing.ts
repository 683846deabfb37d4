import * as z from 'zod/mini'
import { AddressSchema } from './scalars.ts'

/** The progress of a run through blocks. */
export const IndexingProgress = z.object({
  fromBlock: z.number(),
  toBlock: z.number(),
  /** The next block to be read. */
  blockNumber: z.number(),
  blocksPerSecond: z.number(),
  /** Null until a speed has been measured. */
  etaSeconds: z.nullable(z.number()),
})
export type IndexingProgress = z.output<typeof IndexingProgress>

/** The capabilities of a chain's nodes, found by probing them. */
export const NodeCapabilities = z.object({
  clientVersion: z.nullable(z.string()),
  eip1559: z.boolean(),
  multicall3: z.boolean(),
  traceTransaction: z.boolean(),
  traceBlock: z.boolean(),
  simulate: z.boolean(),
  archive: z.boolean(),
  /** The largest block range that one eth_getLogs accepted; null if none was accepted. */
  maxLogRange: z.nullable(z.number()),
  /**
   * Safe contract versions whose singleton, factory, handler and batch contracts are deployed with the published
   * code.
   */
  safeVersions: z.array(z.string()),
})
export type NodeCapabilities = z.output<typeof NodeCapabilities>

/** From `mode` on, the Safe Client Gateway sends nothing. */
export const IndexingStatus = z.object({
  currentBlockNumber: z.number(),
  currentBlockTimestamp: z.string(),
  erc20BlockNumber: z.number(),
  erc20BlockTimestamp: z.string(),
  erc20Synced: z.boolean(),
  masterCopiesBlockNumber: z.number(),
  masterCopiesBlockTimestamp: z.string(),
  masterCopiesSynced: z.boolean(),
  synced: z.boolean(),
  lastSync: z.number(),
  /** `full`: every account of the chain; `onDemand`: only accounts that users opened. */
  mode: z._default(z.enum(['full', 'onDemand']), 'full'),
  /** Null while the index is at the head. */
  progress: z._default(z.nullable(IndexingProgress), null),
  /** Accounts whose history is still being read, the most recently requested first. */
  accounts: z._default(z.array(z.object({ address: AddressSchema, progress: z.nullable(IndexingProgress) })), []),
  /** The number of configured nodes, and of those that answer; null from services that do not tell. */
  nodes: z._default(z.nullable(z.object({ configured: z.number(), answering: z.number() })), null),
  /** Null until the nodes have been probed. */
  capabilities: z._default(z.nullable(NodeCapabilities), null),
  /** Missing capabilities of the nodes and their consequences, as sentences. */
  missing: z._default(z.array(z.string()), []),
})
export type IndexingStatus = z.output<typeof IndexingStatus>
