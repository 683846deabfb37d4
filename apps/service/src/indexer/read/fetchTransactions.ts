import { checksumAddress, type Hex } from '@countersign/primitives'
import { hexToBigInt, hexToNumber, type PublicClient, type RpcLog } from 'viem'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { CallFrame } from '../fold/decode/CallFrame.ts'
import type { ChainTransaction } from '../fold/decode/ChainTransaction.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { isRefusal } from './isRefusal.ts'
import { buildTraceTree, FlatTraces } from '../fold/decode/buildTraceTree.ts'

/** A transaction with every log of its receipt. */
export type FetchedTransaction = ChainTransaction & { logs: readonly RpcLog[] }

/** Transactions with their receipts. Throws when one is not in the block of its log: the chain changed in between. */
export async function fetchTransactions(
  client: PublicClient,
  hashes: Iterable<Hex>,
  headers: ReadonlyMap<number, BlockHeader>,
): Promise<Map<Hex, FetchedTransaction>> {
  const found = await Promise.all([...new Set(hashes)].map((hash) => fetchTransaction(client, hash, headers)))
  return new Map(found.map((transaction) => [transaction.hash, transaction]))
}

async function fetchTransaction(
  client: PublicClient,
  hash: Hex,
  headers: ReadonlyMap<number, BlockHeader>,
): Promise<FetchedTransaction> {
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
    logs: receipt.logs,
  }
}

type TraceSchema = { Method: string; Parameters: unknown[]; ReturnType: unknown }

/** The calls of a transaction, by `debug_traceTransaction`, otherwise `trace_transaction`; null when the node has neither. */
export async function fetchTrace(client: PublicClient, hash: Hex): Promise<CallFrame | null> {
  const request = async (method: string, params: unknown[]): Promise<unknown> => {
    try {
      return await client.request<TraceSchema>({ method, params })
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }
  const frame = CallFrame.safeParse(await request('debug_traceTransaction', [hash, { tracer: 'callTracer' }]))
  if (frame.success) return frame.data
  const traces = FlatTraces.safeParse(await request('trace_transaction', [hash]))
  return traces.success ? buildTraceTree(traces.data) : null
}
