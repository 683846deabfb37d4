import { checksumAddress, type Address, type Hex } from '@countersign/safe/light'
import type { AccountState } from './accountState.ts'
import { createBatch, foldTransaction, isFactoryLog, type Batch } from './batch.ts'
import { fetchHeaders, type BlockHeader } from './blockHeader.ts'
import type { CallFrame } from './callFrame.ts'
import { ChainMovedError } from './chainMovedError.ts'
import type { ChainTransaction } from './chainTransaction.ts'
import { decodeSafeLog } from './decodeSafeLog.ts'
import { fetchTransferLogs, type BlockRange } from './fetchLogs.ts'
import { fetchTrace, fetchTransactions, type FetchedTransaction } from './fetchTransactions.ts'
import type { IndexerMemory, IndexerParts } from './indexerParts.ts'
import { plainTokens } from './plainTokens.ts'
import { fetchLegacyTouches, isSilentReceiver, type LegacyTouch } from './legacyTouches.ts'
import { loadAccounts } from './loadAccounts.ts'
import { needsTrace } from './needsTrace.ts'
import type { RangeResult } from './rangeResult.ts'
import type { RawLog } from './rawLog.ts'
import { byPosition } from './rawLog.ts'
import { requireWholeTransactions } from './requireWholeTransactions.ts'
import { readLogs } from './readLogs.ts'
import { recoverConfirmations } from './recoverConfirmations.ts'
import { refreshAccounts, toAccountState } from './refreshAccounts.ts'
import type { SafeLog } from './safeLog.ts'
import { buildTokenRows } from './tokenTransfers.ts'

export type RangeRequest = BlockRange & {
  /** The range ends at the head: accounts can be read as they are there. */
  isHead: boolean
  /** The blocks are near the head and asked for one by one. */
  byHash: boolean
  /** Hash of the block before the range, when one is indexed. */
  parentHash: Hex | null
  /** Blocks before a setup in which tokens may have arrived already. */
  backScan: number
  /** Blocks per request, as far as the node takes them now. */
  step: number
  /** Only this account, whose past is being filled in. */
  only?: AccountState
}

/** Reads a run of blocks and works out what it means. Writes nothing. */
export async function readRange(
  parts: IndexerParts,
  memory: IndexerMemory,
  request: RangeRequest,
): Promise<RangeResult> {
  const { client, config, db, reader } = parts
  const { chainId } = config
  const { only } = request
  const watched = only ? new Set([lower(only.address)]) : memory.accounts
  const emitters = only || config.mode === 'onDemand' ? watched : null
  const read = await readLogs(client, { ...request, emitters, watched, plainTokens: plainTokens(config) })
  const logs = read.safeLogs.flatMap((log) => decodeSafeLog(log) ?? [])
  const added = new Set(logs.filter(({ name }) => name === 'safeSetup').map(({ safe }) => lower(safe)))
  const probed = emitters ? [] : await probeStrangers(parts, memory, logs, added, request)
  for (const { address } of probed) added.add(lower(address))
  const known = (address: Address) => watched.has(address) || (emitters === null && added.has(address))
  const first = emitters ? [] : await fetchFirstTransfers(parts, request, watched, added)
  const transfers = [...read.transferLogs, ...first].sort(byPosition)
  const relevant = logs.filter(({ safe }) => known(lower(safe)))
  const touches = await fetchLegacyTouches(client, request, silentAccounts(memory, only ? [only] : probed, only))
  const places = [...relevant, ...transfers, ...touches]
  const { headers, transactions } = await fetchSurroundings(parts, read.headers, places)
  requireWholeTransactions(transactions.values(), [...read.safeLogs, ...transfers], {
    ...request,
    emitters,
    isWatched: known,
  })

  const named = [...relevant.map(({ safe }) => safe), ...touches.map(({ account }) => checksumAddress(account))]
  const addresses = [...new Set(named)]
  const accounts = await loadAccounts(db.drizzle, chainId, [...addresses, ...(request.isHead ? memory.unread : [])])
  for (const account of probed) accounts.set(account.address, account)
  if (only) accounts.set(only.address, only)
  const batch = createBatch(accounts)
  for (const { address } of probed) batch.changed.add(address)
  await foldLogs(parts, batch, relevant, touches, transactions)
  for (const log of transfers) {
    const transaction = transactions.get(log.transactionHash)
    if (transaction) batch.transfers.push(...buildTokenRows(chainId, log, transaction, known))
  }
  const end = headers.get(request.to)
  const unread = [...new Set([...batch.changed, ...memory.unread])].filter((address) => accounts.has(address))
  const strangers = request.isHead && end ? await refreshAccounts(reader, batch, unread, end) : []
  return {
    headers: [...headers.values()],
    transactions: usedTransactions(transactions, relevant, batch),
    batch,
    confirmations: (await Promise.all(batch.executions.map(recoverConfirmations))).flat(),
    tokens: await readNewTokens(parts, memory, batch),
    strangers,
    probed: probed.map(({ address }) => address),
    logCount: read.safeLogs.length + read.transferLogs.length,
  }
}

const lower = (address: Address) => address.toLowerCase() as Address

/** Emitters that were never set up before our eyes: accounts of versions without a setup event, or something else. */
async function probeStrangers(
  { reader, config }: IndexerParts,
  { accounts, strangers }: IndexerMemory,
  logs: readonly SafeLog[],
  added: ReadonlySet<Address>,
  { byHash, to }: RangeRequest,
): Promise<AccountState[]> {
  const unknown = [
    ...new Set(
      logs
        .filter((log) => !isFactoryLog(log) || log.name === 'legacyProxyCreation')
        .map(({ safe }) => safe)
        .filter((safe) => !accounts.has(lower(safe)) && !added.has(lower(safe)) && !strangers.has(lower(safe))),
    ),
  ]
  // Near the head a node may be behind its own logs, and what it says is no account would be passed over from then on.
  const states = await reader.readSafes(unknown, byHash ? to : undefined)
  const found = [...states.values()].filter(({ version }) => version !== null)
  for (const safe of unknown) if (!found.some(({ address }) => address === safe)) strangers.add(lower(safe))
  return found.map((state) => toAccountState(config.chainId, state))
}

/** Tokens that reached new accounts in this range, when nobody filtered for them, and shortly before. */
async function fetchFirstTransfers(
  { client, config }: IndexerParts,
  { from, to, step, backScan }: RangeRequest,
  watched: ReadonlySet<Address>,
  added: ReadonlySet<Address>,
): Promise<RawLog[]> {
  const fresh = new Set([...added].filter((address) => !watched.has(address)))
  if (fresh.size === 0) return []
  const found: RawLog[] = []
  for (let begin = Math.max(config.startBlock, from - backScan); begin <= to; begin += step)
    found.push(
      ...(await fetchTransferLogs(
        client,
        { from: begin, to: Math.min(to, begin + step - 1) },
        fresh,
        plainTokens(config),
      )),
    )
  return found
}

async function fetchSurroundings(
  { client }: IndexerParts,
  known: ReadonlyMap<number, BlockHeader>,
  logs: readonly { blockNumber: number; blockHash?: Hex; transactionHash: Hex }[],
) {
  const missing = logs.map(({ blockNumber }) => blockNumber).filter((number) => !known.has(number))
  const headers = new Map([...known, ...(await fetchHeaders(client, missing))])
  for (const { blockNumber, blockHash } of logs)
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
  const groups = new Map<Hex, SafeLog[]>()
  for (const log of logs) groups.set(log.transactionHash, [...(groups.get(log.transactionHash) ?? []), log])
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
  for (const transaction of ordered) {
    const { hash } = transaction
    await foldTransaction(batch, config.chainId, transaction, groups.get(hash) ?? [], traces.get(hash))
  }
}

const inChainOrder = (a: ChainTransaction, b: ChainTransaction) =>
  a.blockNumber - b.blockNumber || a.transactionIndex - b.transactionIndex

/** Accounts that only their calls tell about: known ones, and those that this run of blocks brought. */
function silentAccounts(
  { silent }: IndexerMemory,
  added: readonly AccountState[],
  only: AccountState | undefined,
): ReadonlySet<Address> {
  const fresh = added.filter(({ version }) => isSilentReceiver(version)).map(({ address }) => lower(address))
  return new Set([...(only ? [] : silent), ...fresh])
}

/** Transactions that leave a row behind; the others were only looked at. */
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
    // What a token calls itself goes before the shape of its events; the shape is better than nothing.
    type: token.type === 'UNKNOWN' ? (shapes.get(token.address) ?? token.type) : token.type,
  }))
  const configured = listed.map((token) => ({
    ...token,
    address: checksumAddress(token.address),
    decimals: token.type === 'ERC20' ? token.decimals : null,
  }))
  return [...configured, ...found]
}
