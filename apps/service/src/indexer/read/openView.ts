import { createChainReader } from '../../chain/reader/createChainReader.ts'
import type { RpcNode } from '../../chain/rpc/RpcNode.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'

/** The same parts with one node behind them: what is read together comes from one view of the chain. */
export function openView(parts: IndexerParts, node: RpcNode): IndexerParts {
  const client = parts.pool.pin(node)
  return { ...parts, client, reader: createChainReader(parts.config, client) }
}
