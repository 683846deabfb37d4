import { AddressSchema, HashSchema, HexSchema } from '@countersign/api'
import {
  type Call,
  createExecutionCallFinder,
  createModuleOutcomes,
  createOutcomeFinder,
  decodeSafeLog,
  type ExecutionCallFinder,
  findCallsOf,
  groupBy,
  type LogPosition,
  type SafeLog,
} from '@countersign/ledger'
import { type Address, checksumAddress, type Hex, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import * as z from 'zod/mini'
import { parseQuantity } from '../reads/parseQuantity.ts'
import type { HistoryRecord } from './HistoryRecord.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

export type Execution = LogPosition & {
  readonly safeTxHash: Hex
  readonly failed: boolean
  readonly payment: bigint
  /** Counted back from the account's nonce when neither an event nor the calldata contains it. */
  readonly nonce: bigint
  /** Null when neither an event nor the calldata contains the call. */
  readonly transaction: SafeTransactionData | null
  readonly signatures: Hex
  /** Null when the event does not contain it. */
  readonly threshold: number | null
}
export type ModuleCall = LogPosition & {
  readonly module: Address
  readonly failed: boolean
  /** Null when neither an event nor the calldata contains the call. */
  readonly call: Call | null
}

type Account = {
  readonly chain: ReadableChain
  readonly safe: Address
  readonly version: string
  readonly nonce: bigint
}

/** The events of an account, grouped by Ethereum transaction, oldest first. */
function eventsOf({ logs }: HistoryRecord, safe: Address): ReadonlyMap<Hex, readonly SafeLog[]> {
  const own = logs.filter(({ address }) => isSameAddress(address, safe)).toSorted(byPlace)
  const events = own.flatMap((log) => decodeSafeLog(log) ?? [])
  return groupBy(events, ({ transactionHash }) => transactionHash)
}

type Outcome = Extract<SafeLog, { name: 'executionSuccess' | 'executionFailure' | 'executionFailed' }>
const isOutcome = (log: SafeLog): log is Outcome =>
  log.name === 'executionSuccess' || log.name === 'executionFailure' || log.name === 'executionFailed'

/**
 * The transactions that owners executed, oldest first: from the events of L2 singletons, else from calldata with the hash of the outcome.
 */
export async function readExecutions(record: HistoryRecord, account: Account): Promise<Execution[]> {
  const groups = [...eventsOf(record, account.safe).values()]
  const total = groups.flat().filter(isOutcome).length
  const found: Promise<Execution>[] = []
  for (const logs of groups) {
    const emitted = executionsOfEvents(logs, account)
    const findCall = callFinderOf(account.chain, logs)
    for (const outcome of logs.filter(isOutcome)) {
      // The last one used the nonce before the current one, and so on backwards.
      const nonce = account.nonce - BigInt(total - found.length)
      const event = emitted.get(outcome.hash)
      found.push(event ? Promise.resolve(event) : fromCalldata(account, findCall, outcome, nonce))
    }
  }
  return (await Promise.all(found)).toSorted(byPlace)
}

/** The executions in events of L2 singletons, by hash. An execution without a matching hash is skipped. */
function executionsOfEvents(logs: readonly SafeLog[], { chain, version }: Account): ReadonlyMap<Hex, Execution> {
  const emitted = new Map<Hex, Execution>()
  const findOutcome = createOutcomeFinder(logs)
  for (const event of logs) {
    if (event.name !== 'safeMultiSigTransaction') continue
    const around = { chainId: chain.chainId, version, isRecorded: (hash: Hex) => emitted.has(hash) }
    const { outcome, safeTxHash, isProven } = findOutcome(event, around)
    if (!outcome || !isProven) continue
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = event
    emitted.set(safeTxHash, {
      ...positionOf(event),
      safeTxHash,
      failed: outcome.name === 'executionFailure',
      payment: outcome.payment,
      nonce,
      transaction: { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce },
      signatures: event.signatures,
      threshold: event.threshold,
    })
  }
  return emitted
}

/** Reads the Ethereum transaction of these events, once and only if one of them needs it. */
function callFinderOf(chain: ReadableChain, [first]: readonly SafeLog[]): () => Promise<ExecutionCallFinder> {
  let finder: Promise<ExecutionCallFinder> | null = null
  const read = async () => {
    const sent = first === undefined ? null : await readChainTransaction(chain, first.transactionHash)
    return createExecutionCallFinder(chain.chainId, sent ? findCallsOf(sent) : [])
  }
  return () => (finder ??= read())
}

/** Other singletons log the outcome only. The call is in the calldata, possibly inside a call of another account. */
async function fromCalldata(
  { safe, version, nonce }: Account,
  finder: () => Promise<ExecutionCallFinder>,
  log: Outcome,
  guess: bigint,
): Promise<Execution> {
  const findCall = await finder()
  const about = { address: safe, version, nonce: Number(guess < 0n ? nonce : guess) }
  const found = findCall(about, log.hash)
  return {
    ...positionOf(log),
    safeTxHash: log.hash,
    failed: log.name !== 'executionSuccess',
    payment: log.name === 'executionFailed' ? 0n : log.payment,
    nonce: BigInt(found?.nonce ?? about.nonce),
    transaction: found && transactionOf(found.call, BigInt(found.nonce)),
    signatures: found?.call.signatures ?? '0x',
    threshold: null,
  }
}

const transactionOf = (
  { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }: SafeTransactionFields,
  nonce: bigint,
): SafeTransactionData => ({
  to,
  value,
  data,
  operation,
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
  nonce,
})
type SafeTransactionFields = Omit<SafeTransactionData, 'nonce'>

/** The calls of modules, made without the owners: from the events of L2 singletons, else from calldata. */
export async function readModuleCalls(record: HistoryRecord, { chain, safe }: Account): Promise<ModuleCall[]> {
  const groups = [...eventsOf(record, safe).values()].map(async (logs): Promise<ModuleCall[]> => {
    const emitted = logs.flatMap((log) => (log.name === 'safeModuleTransaction' ? [log] : []))
    const hasFailed = createModuleOutcomes(logs)
    if (emitted.length > 0)
      return emitted.map((log) => {
        const { module, to, value, data, operation } = log
        const call = { to, value, data, operation }
        return { ...positionOf(log), module, failed: hasFailed(log), call }
      })
    const outcomes = logs.flatMap((log) =>
      log.name === 'executionFromModuleSuccess' || log.name === 'executionFromModuleFailure' ? [log] : [],
    )
    const [first] = outcomes
    if (!first) return []
    const sent = await readChainTransaction(chain, first.transactionHash)
    const calls = sent ? findCallsOf(sent) : []
    const isTaken = new Set<object>()
    return outcomes.map((log) => {
      const call = calls.find(
        (one) => one.kind === 'module' && one.safe === safe && one.module === log.module && !isTaken.has(one),
      )
      if (call) isTaken.add(call)
      const failed = log.name === 'executionFromModuleFailure'
      return { ...positionOf(log), module: log.module, failed, call: call ?? null }
    })
  })
  return (await Promise.all(groups)).flat()
}

const ChainTransaction = z.object({
  from: AddressSchema,
  to: z.nullable(AddressSchema),
  input: HexSchema,
  hash: HashSchema,
})

export async function readChainTransaction(
  chain: ReadableChain,
  hash: Hex,
): Promise<z.output<typeof ChainTransaction> | null> {
  const { data } = ChainTransaction.safeParse(await chain.ask('eth_getTransactionByHash', [hash]))
  return data ? { ...data, from: checksumAddress(data.from), to: data.to && checksumAddress(data.to) } : null
}

type Place = Pick<LogPosition, 'blockNumber' | 'logIndex'>
export const byPlace = (first: Place, second: Place): number =>
  first.blockNumber - second.blockNumber || first.logIndex - second.logIndex

const positionOf = ({ transactionHash, blockNumber, logIndex }: LogPosition): LogPosition => ({
  transactionHash,
  blockNumber,
  logIndex,
})

const Block = z.object({ timestamp: z.string() })
const times = new Map<string, Promise<number>>()

/** The timestamp of a block, epoch milliseconds. */
export function readBlockTime(chain: ReadableChain, block: number): Promise<number> {
  const key = `${chain.chainId}:${block}`
  const known = times.get(key)
  if (known) return known
  const asked = chain
    .ask('eth_getBlockByNumber', [`0x${block.toString(16)}`, false])
    .then((answer) => Number(parseQuantity(Block.parse(answer).timestamp)) * 1000)
  times.set(key, asked)
  asked.catch(() => times.delete(key))
  return asked
}
