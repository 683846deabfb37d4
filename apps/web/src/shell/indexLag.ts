import type { IndexingStatus } from '@countersign/api'

export type IndexLag = { readonly kind: 'in-step' } | { readonly kind: 'behind'; readonly blocks: number }

/** New blocks arrive during the request: up to this many blocks behind still counts as up to date. */
const IN_STEP_BLOCKS = 3

type Heights = Pick<IndexingStatus, 'erc20BlockNumber' | 'masterCopiesBlockNumber' | 'currentBlockNumber'>

/** How far the index is behind the chain, by the chain's own height if it could be read. */
export function indexLag(status: Heights, head: bigint | null): IndexLag {
  const indexed = Math.min(status.erc20BlockNumber, status.masterCopiesBlockNumber)
  const height = head === null ? status.currentBlockNumber : Math.max(Number(head), status.currentBlockNumber)
  const blocks = Math.max(0, height - indexed)
  return blocks <= IN_STEP_BLOCKS ? { kind: 'in-step' } : { kind: 'behind', blocks }
}
