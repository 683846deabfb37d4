import { createChainReader } from '../../chain/reader/createChainReader.ts'
import type { RpcNode } from '../../chain/rpc/RpcNode.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'

/** The same dependencies with a single node, so that all reads of a run see the same branch of the chain. */
export function openView(parts: IndexerParts, node: RpcNode): IndexerParts {
  const client = parts.pool.pin(node)
  return { ...parts, client, reader: createChainReader(parts.config, client) }
}
