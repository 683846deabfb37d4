import * as z from 'zod/mini'
import type { ReadChain } from '../chains/createChainReader.ts'
import type { TransactionRecord } from './TransactionRecord.ts'

const Quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/))
const Receipt = z.nullable(z.object({ status: Quantity, blockNumber: Quantity }))

/** What became of a sent transaction, and the block that contains it. */
export type TransactionOutcome = Pick<TransactionRecord, 'status' | 'block'>

/**
 * The result of an Ethereum transaction: null until a block contains it. Only a reverted receipt is a failure.
 *
 * @param hash of the transaction that a block contains
 * @example
 * const outcome = await readOutcome(async () => null, { chainId: '1', confirmations: 1 }, '0x')
 * outcome // null
 */
export async function readOutcome(
  read: ReadChain,
  { chainId, confirmations }: Pick<TransactionRecord, 'chainId' | 'confirmations'>,
  hash: string,
): Promise<TransactionOutcome | null> {
  const receipt = Receipt.parse(await read(chainId, 'eth_getTransactionReceipt', [hash]))
  if (receipt === null) return null
  const block = BigInt(receipt.blockNumber)
  if (BigInt(receipt.status) === 0n) return { status: 'failed', block: block.toString() }
  const isDeep = confirmations === 1 || (await readHead(read, chainId)) - block + 1n >= BigInt(confirmations)
  return { status: isDeep ? 'confirmed' : 'pending', block: block.toString() }
}

/**
 * The height of a chain.
 *
 * @example
 * await readHead(async () => '0x1a', '1') // 26n
 */
export const readHead = async (read: ReadChain, chainId: string): Promise<bigint> =>
  BigInt(Quantity.parse(await read(chainId, 'eth_blockNumber', [])))
