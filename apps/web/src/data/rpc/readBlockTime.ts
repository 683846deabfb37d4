import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import * as z from 'zod/mini'
import { rpcRequest } from './rpcRequest.ts'

const Block = z.object({ timestamp: z.string() })

/** Epoch milliseconds of a block, according to a node. */
export async function readBlockTime(chain: Chain, block: bigint): Promise<number> {
  const { timestamp } = Block.parse(await rpcRequest(chain, 'eth_getBlockByNumber', [`0x${block.toString(16)}`, false]))
  return Number(parseQuantity(timestamp)) * 1000
}
