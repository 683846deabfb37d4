import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { hexToBigInt, hexToNumber, type PublicClient, type RpcLog } from 'viem'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { CallFrame } from '../fold/decode/CallFrame.ts'
import type { ChainTransaction } from '../fold/decode/ChainTransaction.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { isRefusal } from './isRefusal.ts'
import { AddressSchema, HexSchema } from '@countersign/api'
import * as z from 'zod/mini'
import {
  safeLogNames,
  safeTopics,
  TRANSFER_BATCH_TOPIC,
  TRANSFER_SINGLE_TOPIC,
  TRANSFER_TOPIC,
} from '@countersign/ledger'
import type { BlockRange } from './fetchLogs.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import { placeOf, placeOfRpc, type RawLog, toRawLog } from '../fold/decode/RawLog.ts'
import { isTransferOf } from '../fold/effects/buildTokenRows.ts'

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

/** A row of `trace_transaction` (Erigon, Nethermind, Reth), which returns the call tree as a flat list of paths. */
const FlatTrace = z.object({
  type: z.string(),
  traceAddress: z.array(z.number()),
  error: z.nullish(z.string()),
  action: z.object({
    callType: z.optional(z.string()),
    from: z.optional(AddressSchema),
    to: z.optional(AddressSchema),
    value: z.optional(z.string()),
    input: z.optional(HexSchema),
    init: z.optional(HexSchema),
    address: z.optional(AddressSchema),
    refundAddress: z.optional(AddressSchema),
    balance: z.optional(z.string()),
  }),
  result: z.nullish(z.object({ output: z.optional(z.string()), address: z.optional(AddressSchema) })),
})
type FlatTrace = z.output<typeof FlatTrace>

const FlatTraces = z.array(FlatTrace)

/** The same tree as that of `callTracer`; null when the list is incomplete. */
function buildTraceTree(traces: readonly FlatTrace[]): CallFrame | null {
  const frames = new Map<string, CallFrame>()
  for (const trace of traces) {
    const frame = toFrame(trace)
    if (!frame) return null
    frames.set(trace.traceAddress.join(), frame)
    if (trace.traceAddress.length === 0) continue
    const parent = frames.get(trace.traceAddress.slice(0, -1).join())
    if (!parent) return null
    parent.calls = [...(parent.calls ?? []), frame]
  }
  return frames.get('') ?? null
}

function toFrame({ type, action, result, error }: FlatTrace): CallFrame | null {
  const failure = error ? { error } : {}
  if (type === 'suicide' || type === 'selfdestruct') {
    const from = action.address
    return from ? frameOf('SELFDESTRUCT', from, action.refundAddress, action.balance) : null
  }
  if (!action.from) return null
  if (type === 'create')
    return {
      ...frameOf('CREATE', action.from, result?.address, action.value),
      input: action.init ?? '0x',
      ...failure,
    }
  const kind = (action.callType ?? 'call').toUpperCase()
  return {
    ...frameOf(kind, action.from, action.to, action.value),
    input: action.input ?? '0x',
    output: result?.output,
    ...failure,
  }
}

const frameOf = (type: string, from: Address, to: Address | undefined, value: string | undefined): CallFrame => ({
  type,
  from,
  to,
  value,
  input: '0x',
})

type Interest = BlockRange & {
  /** Emitters of the requested account events; null for all. */
  emitters: Addresses | null
  isWatched: (lowerCase: Address) => boolean
}

/**
 * Receipts were requested one by one and contain every log of a transaction. If they have a log that eth_getLogs did not return, the node
 * left it out.
 * @throws ChainMovedError
 */
export function requireWholeTransactions(
  transactions: Iterable<FetchedTransaction>,
  found: readonly RawLog[],
  { from, to, emitters, isWatched }: Interest,
): void {
  const known = new Set<number | null>(found.map(placeOf))
  for (const { logs, blockNumber } of transactions) {
    // Only some logs of earlier blocks were requested again.
    if (blockNumber < from || blockNumber > to) continue
    const hasSetup = logs.some(
      ({ topics, address }) => topics[0] === safeTopics.safeSetup && (emitters?.has(lowerAddress(address)) ?? true),
    )
    const matters = (log: RawLog): boolean => {
      const [topic] = log.topics
      // The same filter as `fetchTokenLogs`: only transfers with indexed parties.
      if (TOKEN_TOPICS.has(topic)) return log.topics.length >= 3 && isTransferOf(log, isWatched)
      if (!safeLogNames.has(topic ?? '')) return false
      return emitters === null || emitters.has(log.address) || (hasSetup && CREATIONS.has(topic))
    }
    // Nearly all are known, so only the others are parsed.
    const others = logs.filter((log) => !known.has(placeOfRpc(log))).flatMap((log) => toRawLog(log) ?? [])
    if (others.some(matters)) throw new ChainMovedError()
  }
}

const TOKEN_TOPICS = new Set<Hex | undefined>([TRANSFER_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_BATCH_TOPIC])
const CREATIONS = new Set<Hex | undefined>([
  safeTopics.proxyCreation,
  safeTopics.proxyCreationL2,
  safeTopics.chainSpecificProxyCreationL2,
  safeTopics.legacyProxyCreation,
])
