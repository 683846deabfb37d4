import { HashSchema, type Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import * as z from 'zod/mini'
import { namedBlock } from './namedBlock.ts'
import { rpcRequest } from './rpcRequest.ts'

const Newest = z.object({ number: z.string(), hash: HashSchema })

/** The newest block of the node, as the node answered. The reviews of the next seconds read there in the same moment as they ask for the newest one. */
export async function readNewestBlock(chain: Chain, signal?: AbortSignal): Promise<unknown> {
  const block = await rpcRequest(chain, 'eth_getBlockByNumber', ['latest', false], signal)
  const { data } = Newest.safeParse(block)
  if (data) namedBlock.note(chain.chainId, { number: parseQuantity(data.number), hash: data.hash })
  return block
}
