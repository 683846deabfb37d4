import type { Chain } from '@countersign/api'
import * as z from 'zod/mini'
import { parseQuantity } from '../rpc/parseQuantity.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import type { SentRecord } from './SentRecord.ts'

const Receipt = z.nullable(z.object({ status: z.string(), blockNumber: z.string() }))

/** What became of a transaction: null while no block has it. Only a reverted receipt is a failure. */
export async function readFate(chain: Chain, record: SentRecord): Promise<Pick<SentRecord, 'status' | 'block'> | null> {
  const receipt = Receipt.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [record.hash]))
  if (receipt === null) return null
  const block = parseQuantity(receipt.blockNumber)
  if (parseQuantity(receipt.status) === 0n) return { status: 'failed', block: block.toString() }
  const isDeep = record.confirmations === 1 || (await depthOf(chain, block)) >= BigInt(record.confirmations)
  return { status: isDeep ? 'confirmed' : 'pending', block: block.toString() }
}

const depthOf = async (chain: Chain, block: bigint): Promise<bigint> =>
  parseQuantity(await rpcRequest(chain, 'eth_blockNumber', [])) - block + 1n
