import { findCallsOf, flattenCall, groupBy, type SafeLog } from '@countersign/ledger'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { type Batch, createBatch, foldTransaction } from '../fold/Batch.ts'
import { fetchHeaders } from './fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import type { CallFrame } from '../fold/decode/CallFrame.ts'
import { createYielder } from '../fold/createYielder.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import type { ChainTransaction } from '../fold/decode/ChainTransaction.ts'
import type { BlockRange } from './fetchLogs.ts'
import { findLogs, type UnusedLogs } from './findLogs.ts'
import {
  type FetchedTransaction,
  fetchTrace,
  fetchTransactions,
  requireWholeTransactions,
} from './fetchTransactions.ts'
import type { Addresses, IndexerMemory, IndexerParts } from '../state/IndexerParts.ts'
import { fetchLegacyTouches } from './fetchLegacyTouches.ts'
import { isSilentReceiver, type LegacyTouch } from '../fold/decode/LegacyTouch.ts'
import { loadAccounts } from '../state/loadAccounts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RangeResult } from '../fold/RangeResult.ts'
import { recoverConfirmations } from '../fold/recoverConfirmations.ts'
import { refreshAccounts } from './refreshAccounts.ts'
import type { RangeTuner } from './createRangeTuner.ts'
import { buildApprovalRow, isApprovalLog } from '../fold/effects/buildApprovalRow.ts'
import { buildTokenRows } from '../fold/effects/buildTokenRows.ts'
import { once } from '../fold/decode/once.ts'

export type RangeRequest = BlockRange & {
  /** The range ends at the head, so accounts can be read in their current state. */
  isHead: boolean
  /** The blocks are near the head and are requested one by one. */
  byHash: boolean
  /** Hash of the block before the range, when one is indexed. */
  parentHash: Hex | null
  /** Blocks before a setup in which tokens may already have arrived. */
  backScan: number
  /** Range size for requests about few accounts, as far as the node accepts it. */
  scanner: RangeTuner
  /** Reads only this account, for its backfill. */
  only?: IndexedAccount
  /** Logs of these blocks from an earlier read, complete because no account was added since. */
  given?: UnusedLogs | null
  /** Stop after the block that contains this many logs. */
  mostLogs?: number
  /** Accounts after the previous run, which may not be written yet. */
  settled?: ReadonlyMap<Address, IndexedAccount>
}

export type RangeRead = {
  /** The last block that was read. */
  to: number
  result: RangeResult
  /** Logs of the requested blocks after `to`. */
  rest: UnusedLogs | null
}

/** Reads a run of blocks and computes the rows it adds. Writes nothing. */
export async function readRange(parts: IndexerParts, memory: IndexerMemory, asked: RangeRequest): Promise<RangeRead> {
  const { client, config, reader } = parts
  const { chainId } = config
  const { only } = asked
  const watched = only ? new Set([lowerAddress(only.address)]) : memory.accounts
  const emitters = only || config.mode === 'onDemand' ? watched : null
  const found = await findLogs(parts, memory, { ...asked, watched, emitters })
  const { to, events, safeLogs, tokenLogs, added, probed, rest } = found
  // The rows of token approvals need the time of their block, but not their Ethereum transaction.
  const [approvals, transfers] = [tokenLogs.filter(isApprovalLog), tokenLogs.filter((log) => !isApprovalLog(log))]
  const request = { ...asked, to, isHead: asked.isHead && to === asked.to }
  const known = (address: Address) => watched.has(address) || (emitters === null && added.has(address))
  const relevant = events.filter(({ safe }) => known(lowerAddress(safe)))
  const touches = await fetchLegacyTouches(client, request, silentAccounts(memory, only ? [only] : probed, only))
  const places = [...relevant, ...transfers, ...touches]
  const { headers, transactions } = await fetchSurroundings(parts, found.headers, places, approvals)
  requireWholeTransactions(transactions.values(), [...safeLogs, ...transfers], {
    ...request,
    emitters,
    isWatched: known,
  })

  const named = [...relevant.map(({ safe }) => safe), ...touches.map(({ account }) => checksumAddress(account))]
  const addresses = [...new Set(named)]
  const accounts = await findAccounts(parts, request, [...addresses, ...(request.isHead ? memory.unread : [])])
  for (const account of probed) accounts.set(account.address, account)
  if (only) accounts.set(only.address, only)
  const batch = createBatch(accounts)
  for (const { address } of probed) batch.changed.add(address)
  await foldLogs(parts, batch, relevant, touches, transactions)
  for (const log of transfers) {
    const transaction = transactions.get(log.transactionHash)
    if (transaction) batch.transfers.push(...buildTokenRows(chainId, log, transaction, known))
  }
  for (const log of approvals) {
    const row = buildApprovalRow(chainId, log, headers.get(log.blockNumber)?.time ?? 0, known)
    if (row) batch.approvals.push(row)
  }
  const end = headers.get(request.to)
  const unread = [...new Set([...batch.changed, ...memory.unread])].filter((address) => accounts.has(address))
  const strangers = request.isHead && end ? await refreshAccounts(reader, batch, unread, end) : []
  const result = {
    headers: [...headers.values()],
    transactions: usedTransactions(transactions, relevant, batch),
    batch,
    confirmations: await recoverConfirmations(batch.executions),
    tokens: await readNewTokens(parts, memory, batch),
    strangers,
    probed: probed.map(({ address }) => address),
    logCount: found.logCount,
  }
  return { to, result, rest }
}

/** Accounts after the previous run, otherwise as stored. */
async function findAccounts(
  { db, config }: IndexerParts,
  { settled }: RangeRequest,
  addresses: readonly Address[],
): Promise<Map<Address, IndexedAccount>> {
  const isSettled = (address: Address) => settled?.has(address) ?? false
  const accounts = await loadAccounts(
    db.drizzle,
    config.chainId,
    addresses.filter((address) => !isSettled(address)),
  )
  for (const address of addresses.filter(isSettled)) {
    const account = settled?.get(address)
    if (account) accounts.set(address, account)
  }
  return accounts
}

type LogPlace = { blockNumber: number; blockHash?: Hex; transactionHash: Hex }

/** The headers of these logs, and the Ethereum transactions of `logs`. */
async function fetchSurroundings(
  { client }: IndexerParts,
  known: ReadonlyMap<number, BlockHeader>,
  logs: readonly LogPlace[],
  others: readonly LogPlace[],
) {
  const missing = [...logs, ...others].map(({ blockNumber }) => blockNumber).filter((number) => !known.has(number))
  const headers = new Map([...known, ...(await fetchHeaders(client, missing))])
  for (const { blockNumber, blockHash } of [...logs, ...others])
    if (blockHash !== undefined && headers.get(blockNumber)?.hash !== blockHash) throw new ChainMovedError()
  const hashes = logs.map(({ transactionHash }) => transactionHash)
  return { headers, transactions: await fetchTransactions(client, hashes, headers) }
}

async function foldLogs(
  { client, config }: IndexerParts,
  batch: Batch,
  logs: readonly SafeLog[],
  touches: readonly LegacyTouch[],
  transactions: ReadonlyMap<Hex, ChainTransaction>,
): Promise<void> {
  const groups = groupBy(logs, ({ transactionHash }) => transactionHash)
  const touched = new Set(touches.map(({ transactionHash }) => transactionHash))
  for (const hash of touched) if (!groups.has(hash)) groups.set(hash, [])
  const traces = new Map<Hex, CallFrame>()
  await Promise.all(
    [...groups].map(async ([hash, group]) => {
      const transaction = transactions.get(hash)
      const isOpen = transaction && (touched.has(hash) || needsTrace(transaction, group))
      const trace = isOpen ? await fetchTrace(client, hash) : null
      if (trace) traces.set(hash, trace)
    }),
  )
  const ordered = [...groups.keys()].flatMap((hash) => transactions.get(hash) ?? []).toSorted(inChainOrder)
  const yieldIfDue = createYielder()
  for (const transaction of ordered) {
    const { hash } = transaction
    await yieldIfDue()
    await foldTransaction(batch, config.chainId, transaction, groups.get(hash) ?? [], traces.get(hash))
  }
}

const inChainOrder = (a: ChainTransaction, b: ChainTransaction) =>
  a.blockNumber - b.blockNumber || a.transactionIndex - b.transactionIndex

/** Accounts without events for some calls: known ones, and those added by this run of blocks. */
function silentAccounts(
  { silent }: IndexerMemory,
  added: readonly IndexedAccount[],
  only: IndexedAccount | undefined,
): Addresses {
  const fresh = added.filter(({ version }) => isSilentReceiver(version)).map(({ address }) => lowerAddress(address))
  return new Set([...(only ? [] : silent), ...fresh])
}

/** Transactions that cause a row; the others were only inspected. */
function usedTransactions(
  transactions: ReadonlyMap<Hex, FetchedTransaction>,
  logs: readonly SafeLog[],
  batch: Batch,
): ChainTransaction[] {
  const used = new Set<Hex>([
    ...logs.map(({ transactionHash }) => transactionHash),
    ...batch.transfers.map(({ transactionHash }) => transactionHash),
    ...batch.modules.map(({ transactionHash }) => transactionHash),
    ...batch.executions.flatMap(({ row }) => row.executedTransactionHash ?? []),
  ])
  return [...transactions.values()].filter(({ hash }) => used.has(hash)).map(({ logs: _read, ...kept }) => kept)
}

async function readNewTokens({ reader, config }: IndexerParts, memory: IndexerMemory, { transfers }: Batch) {
  const unknown = new Set(transfers.flatMap(({ token }) => (token && !memory.tokens.has(token) ? [token] : [])))
  const listed = config.tokens.filter(({ address }) => unknown.delete(checksumAddress(address)))
  const read = await reader.tokensMetadata([...unknown])
  const shapes = new Map(transfers.flatMap(({ kind, token }) => (token && kind !== 'NATIVE' ? [[token, kind]] : [])))
  const found = read.map((token) => ({
    ...token,
    // The token's own type has precedence over the one derived from its events, which is used when the token has none.
    type: token.type === 'UNKNOWN' ? (shapes.get(token.address) ?? token.type) : token.type,
  }))
  const configured = listed.map((token) => ({
    ...token,
    address: checksumAddress(token.address),
    decimals: token.type === 'ERC20' ? token.decimals : null,
  }))
  return [...configured, ...found]
}

/** Whether events and calldata are incomplete: a delegatecall ran foreign code, or parameters were not logged. */
function needsTrace(transaction: ChainTransaction, logs: readonly SafeLog[]): boolean {
  const calls = once(() => findCallsOf(transaction))
  const found = new Set(logs.map(({ name, safe }) => `${name}:${safe}`))
  const has = (name: SafeLog['name'], safe: string) => found.has(`${name}:${safe}`)
  return logs.some((log) => {
    switch (log.name) {
      case 'safeMultiSigTransaction':
      case 'safeModuleTransaction':
        return flattenCall(log) === null
      case 'executionSuccess':
      case 'executionFailure':
      case 'executionFailed':
        if (has('safeMultiSigTransaction', log.safe)) return false
        return !calls().some(
          (call) => call.kind === 'execution' && call.safe === log.safe && flattenCall(call) !== null,
        )
      case 'executionFromModuleSuccess':
      case 'executionFromModuleFailure':
        if (has('safeModuleTransaction', log.safe)) return false
        return !calls().some((call) => call.kind === 'module' && call.safe === log.safe && call.module === log.module)
      default:
        return false
    }
  })
}
