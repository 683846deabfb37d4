import { IN_STEP_BLOCKS } from '../../chain/rpc/RpcPool.ts'
import type { RpcNode } from '../../chain/rpc/RpcNode.ts'
import { fetchHeader } from './fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import type { IndexerParts } from '../state/IndexerParts.ts'

/** The head to index up to, and the node to read from: the first in order of preference that is not behind. */
export async function chooseHead({ pool }: IndexerParts): Promise<{ node: RpcNode; target: BlockHeader }> {
  const answers = await pool.askAll((client) => fetchHeader(client, 'latest'))
  const heads = answers.flatMap(({ node, answer }) => (answer ? [{ node, target: answer }] : []))
  const highest = Math.max(...heads.map(({ target }) => target.number))
  const inStep = heads.filter(({ target }) => target.number >= highest - IN_STEP_BLOCKS)
  const [first] = inStep.sort((a, b) => a.node.rank - b.node.rank)
  if (!first) throw new ChainMovedError()
  return first
}
