import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import * as z from 'zod/mini'
import { api } from '../client/apiClient.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import type { SentRecord } from './SentRecord.ts'

const Receipt = z.nullable(z.object({ status: z.string(), blockNumber: z.string() }))

/** The result of a transaction: null until a block contains it. Only a reverted receipt is a failure. */
export async function readFate(chain: Chain, record: SentRecord): Promise<Pick<SentRecord, 'status' | 'block'> | null> {
  const hash = record.isProposed ? await findExecution(record) : record.hash
  if (hash === null) return null
  if (hash === 'replaced') return { status: 'failed', block: null }
  const receipt = Receipt.parse(await rpcRequest(chain, 'eth_getTransactionReceipt', [hash]))
  if (receipt === null) return null
  const block = parseQuantity(receipt.blockNumber)
  if (parseQuantity(receipt.status) === 0n) return { status: 'failed', block: block.toString() }
  const isDeep = record.confirmations === 1 || (await depthOf(chain, block)) >= BigInt(record.confirmations)
  return { status: isDeep ? 'confirmed' : 'pending', block: block.toString() }
}

/** The Ethereum transaction that executed an account's own transaction; null while it waits. */
async function findExecution({ chainId, hash }: SentRecord): Promise<string | null> {
  const { txHash, txStatus } = await api().getTransaction({ params: { chainId, id: hash } })
  return txStatus === 'CANCELLED' ? 'replaced' : (txHash ?? null)
}

const depthOf = async (chain: Chain, block: bigint): Promise<bigint> =>
  parseQuantity(await rpcRequest(chain, 'eth_blockNumber', [])) - block + 1n
