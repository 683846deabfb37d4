import { checksumAddress, type Hex } from '@countersign/safe/light'
import { hexToBigInt, hexToNumber, type PublicClient } from 'viem'
import type { BlockHeader } from './blockHeader.ts'
import { CallFrame } from './callFrame.ts'
import type { ChainTransaction } from './chainTransaction.ts'
import { ChainMovedError } from './chainMovedError.ts'

/** Transactions with their receipts. Throws when one is not where its log was: the chain changed in between. */
export async function fetchTransactions(
  client: PublicClient,
  hashes: Iterable<Hex>,
  headers: ReadonlyMap<number, BlockHeader>,
): Promise<Map<Hex, ChainTransaction>> {
  const found = await Promise.all([...new Set(hashes)].map((hash) => fetchTransaction(client, hash, headers)))
  return new Map(found.map((transaction) => [transaction.hash, transaction]))
}

async function fetchTransaction(
  client: PublicClient,
  hash: Hex,
  headers: ReadonlyMap<number, BlockHeader>,
): Promise<ChainTransaction> {
  const [transaction, receipt] = await Promise.all([
    client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }),
  ])
  const header = receipt ? headers.get(hexToNumber(receipt.blockNumber)) : undefined
  if (!transaction || !receipt || !header || header.hash !== receipt.blockHash) throw new ChainMovedError()
  return {
    hash,
    blockNumber: header.number,
    blockHash: header.hash,
    blockTime: header.time,
    transactionIndex: hexToNumber(receipt.transactionIndex),
    from: checksumAddress(transaction.from),
    to: transaction.to ? checksumAddress(transaction.to) : null,
    input: transaction.input,
    value: hexToBigInt(transaction.value),
    gasUsed: hexToBigInt(receipt.gasUsed),
    effectiveGasPrice: hexToBigInt(receipt.effectiveGasPrice ?? '0x0'),
    succeeded: receipt.status === '0x1',
  }
}

type TraceSchema = { Parameters: [Hex, { tracer: 'callTracer' }]; ReturnType: unknown }

/** Null when the node does not trace, or no longer has what it takes. */
export async function fetchTrace(client: PublicClient, hash: Hex): Promise<CallFrame | null> {
  try {
    const answer = await client.request<TraceSchema & { Method: string }>({
      method: 'debug_traceTransaction',
      params: [hash, { tracer: 'callTracer' }],
    })
    const parsed = CallFrame.safeParse(answer)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
