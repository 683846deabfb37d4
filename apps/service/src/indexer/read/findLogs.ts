import { decodeSafeLog, type SafeLog } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { isFactoryLog } from '../fold/Batch.ts'
import { type BlockRange, fetchSafeLogs, fetchTokenLogs, plainTokens } from './fetchLogs.ts'
import type { Addresses, IndexerMemory, IndexerParts } from '../state/IndexerParts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import { type RawLog, uniqueInOrder } from '../fold/decode/RawLog.ts'
import type { RangeRequest } from './readRange.ts'
import { toIndexedAccount } from './refreshAccounts.ts'
import { isRangeRefusal } from './createRangeTuner.ts'
import type { PublicClient } from 'viem'
import { fetchHeader, fetchHeaders } from './fetchHeader.ts'
import type { BlockHeader } from '../fold/decode/BlockHeader.ts'
import { ChainMovedError } from './ChainMovedError.ts'

export type FoundLogs = RangeLogs & {
  /** The last block of these logs. */
  to: number
  /** The account events. */
  events: readonly SafeLog[]
  /** New accounts, lower case. */
  added: Addresses
  /** The added accounts without an indexed setup. */
  probed: IndexedAccount[]
  /** Logs of the requested blocks after `to`; null where they would lack the transfers of new accounts. */
  rest: UnusedLogs | null
  /** How many logs the node returned. */
  logCount: number
}

type Question = RangeRequest & {
  /** Emitters of the events in lower case; null for all. */
  emitters: Addresses | null
  /** Accounts whose token transfers are read; lower case. */
  watched: Addresses
}

/** Account events and transfers of the first blocks of a run, including transfers to accounts that were created in them. */
export async function findLogs(parts: IndexerParts, memory: IndexerMemory, question: Question): Promise<FoundLogs> {
  const { client, config } = parts
  const { from, given, watched, emitters, mostLogs = Infinity } = question
  const found = given ?? {
    from,
    to: question.to,
    logs: await readLogs(client, { ...question, plainTokens: plainTokens(config) }),
  }
  const logCount = found.logs.safeLogs.length + found.logs.tokenLogs.length
  const slice = sliceLogs(found, mostLogs)
  const events = slice.logs.safeLogs.flatMap((log) => decodeSafeLog(log) ?? [])
  if (emitters) return { ...slice, ...slice.logs, events, added: new Set(), probed: [], logCount }
  const newcomers = await findNewcomers(parts, memory, events, { ...question, to: slice.to })
  const fresh = new Set([...newcomers.added].filter((address) => !watched.has(address)))
  if (fresh.size === 0) return { ...slice, ...slice.logs, events, ...newcomers, logCount }
  const first = await fetchFirstTransfers(parts, { ...question, to: slice.to }, fresh)
  const tokenLogs = uniqueInOrder([...slice.logs.tokenLogs, ...first])
  const part = sliceLogs({ from, to: slice.to, logs: { ...slice.logs, tokenLogs } }, mostLogs)
  // The blocks after this part were requested without the new accounts.
  if (!part.rest) return { ...part, ...part.logs, events, ...newcomers, logCount }
  const earlier = events.filter(({ blockNumber }) => blockNumber <= part.to)
  const early = await findNewcomers(parts, memory, earlier, { ...question, to: part.to })
  return { ...part, ...part.logs, events: earlier, ...early, logCount }
}

/** Accounts that these events add. */
async function findNewcomers(
  parts: IndexerParts,
  memory: IndexerMemory,
  events: readonly SafeLog[],
  question: Question,
): Promise<Pick<FoundLogs, 'added' | 'probed'>> {
  const added = new Set(events.filter(({ name }) => name === 'safeSetup').map(({ safe }) => lowerAddress(safe)))
  const probed = await probeStrangers(parts, memory, events, added, question)
  return { added: new Set([...added, ...probed.map(({ address }) => lowerAddress(address))]), probed }
}

/** Emitters without an indexed setup: accounts of versions without a setup event, or other contracts. */
async function probeStrangers(
  { reader, config }: IndexerParts,
  { accounts, strangers }: IndexerMemory,
  logs: readonly SafeLog[],
  added: Addresses,
  { byHash, to }: Question,
): Promise<IndexedAccount[]> {
  const unknown = [
    ...new Set(
      logs
        .filter((log) => !isFactoryLog(log) || log.name === 'legacyProxyCreation')
        .map(({ safe }) => safe)
        .filter(
          (safe) =>
            !accounts.has(lowerAddress(safe)) && !added.has(lowerAddress(safe)) && !strangers.has(lowerAddress(safe)),
        ),
    ),
  ]
  // Near the head a node may lag behind its own logs. An account that it does not know yet would be ignored from then on.
  const states = await reader.readSafes(unknown, byHash ? to : undefined)
  const found = [...states.values()].filter(({ version }) => version !== null)
  for (const safe of unknown) if (!found.some(({ address }) => address === safe)) strangers.add(lowerAddress(safe))
  return found.map((state) => toIndexedAccount(config.chainId, state))
}

/** Token transfers to accounts that were created in this range, which were not in the filter yet. */
async function fetchFirstTransfers(
  { client, config }: IndexerParts,
  { from, to, scanner, backScan }: Question,
  fresh: ReadonlySet<Address>,
): Promise<RawLog[]> {
  const found: RawLog[] = []
  for (let begin = Math.max(config.startBlock, from - backScan); begin <= to;) {
    const end = Math.min(to, begin + scanner.size() - 1)
    try {
      found.push(...(await fetchTokenLogs(client, { from: begin, to: end }, fresh, plainTokens(config))))
      begin = end + 1
    } catch (error) {
      if (!isRangeRefusal(error) || !scanner.shrink(error)) throw error
    }
  }
  return found
}

/** Within this distance below the head, logs are requested by block hash. */
export const BY_HASH_BLOCKS = 10

type Request = BlockRange & {
  /** The range ends at the head, where nodes disagree, lag and reorganize. */
  byHash: boolean
  /** Hash of the block before the range, when one is indexed. */
  parentHash: Hex | null
  /** Emitters of the events in lower case; null for all. */
  emitters: Addresses | null
  /** Accounts whose token transfers are read; lower case. */
  watched: Addresses
  /** Tokens whose Transfer event has no indexed parties. */
  plainTokens: readonly Address[]
}

export type RangeLogs = { safeLogs: RawLog[]; tokenLogs: RawLog[]; headers: Map<number, BlockHeader> }

/**
 * Logs of a run of blocks, with the headers that prove their blocks.
 * @throws ChainMovedError when they are not of one chain, or the node does not have all of them
 */
async function readLogs(client: PublicClient, request: Request): Promise<RangeLogs> {
  const { from, to, byHash, parentHash } = request
  if (byHash) return readByHash(client, request)
  const [safeLogs, tokenLogs, before] = await Promise.all([
    fetchSafeLogs(client, request, request.emitters),
    fetchTokenLogs(client, request, request.watched, request.plainTokens),
    fetchHeader(client, to),
  ])
  const numbers = [...safeLogs, ...tokenLogs].map(({ blockNumber }) => blockNumber)
  const headers = await fetchHeaders(client, [...(parentHash ? [from] : []), to, ...numbers])
  // A node that has not reached the end of the range answers with what it has, and a reorg may have happened in between.
  if (!before || headers.get(to)?.hash !== before.hash) throw new ChainMovedError()
  if (parentHash && headers.get(from)?.parentHash !== parentHash) throw new ChainMovedError()
  for (const { blockNumber, blockHash } of [...safeLogs, ...tokenLogs])
    if (headers.get(blockNumber)?.hash !== blockHash) throw new ChainMovedError()
  return { safeLogs, tokenLogs, headers }
}

async function readByHash(client: PublicClient, request: Request): Promise<RangeLogs> {
  const { from, to, parentHash, emitters, watched, plainTokens } = request
  const headers = await fetchHeaders(
    client,
    Array.from({ length: to - from + 1 }, (_none, index) => from + index),
  )
  let parent = parentHash
  for (let number = from; number <= to; number += 1) {
    const header = headers.get(number)
    if (!header || (parent !== null && header.parentHash !== parent)) throw new ChainMovedError()
    parent = header.hash
  }
  const found = await Promise.all(
    [...headers.values()]
      .sort((a, b) => a.number - b.number)
      .map(async ({ hash: blockHash }) => ({
        safeLogs: await fetchSafeLogs(client, { blockHash }, emitters),
        tokenLogs: await fetchTokenLogs(client, { blockHash }, watched, plainTokens),
      })),
  )
  return {
    safeLogs: found.flatMap(({ safeLogs }) => safeLogs),
    tokenLogs: found.flatMap(({ tokenLogs }) => tokenLogs),
    headers,
  }
}

/** Logs that were read with the current run and belong to a later one. */
export type UnusedLogs = BlockRange & { logs: RangeLogs }

/**
 * The first blocks of a run that contain about this many logs, so that memory use and transactions do not grow with the size of a node's
 * answer.
 * @returns their last block, and the remaining logs
 */
export function sliceLogs(
  { from, to, logs }: UnusedLogs,
  most: number,
): { to: number; logs: RangeLogs; rest: UnusedLogs | null } {
  const { safeLogs, tokenLogs, headers } = logs
  // Transfers to a new account from before these blocks belong to the first of them.
  const counts = new Map<number, number>()
  for (const { blockNumber } of [...safeLogs, ...tokenLogs])
    if (blockNumber >= from) counts.set(blockNumber, (counts.get(blockNumber) ?? 0) + 1)
  const blocks = [...counts.keys()].sort((a, b) => a - b)
  let room = most
  const end = blocks.find((block) => (room -= counts.get(block) ?? 0) <= 0)
  // A block is never divided.
  if (end === undefined || end === blocks.at(-1)) return { to, logs, rest: null }
  const pick = (isMeant: (block: number) => boolean): RangeLogs => ({
    safeLogs: safeLogs.filter(({ blockNumber }) => isMeant(blockNumber)),
    tokenLogs: tokenLogs.filter(({ blockNumber }) => isMeant(blockNumber)),
    headers: new Map([...headers].filter(([block]) => isMeant(block))),
  })
  return {
    to: end,
    logs: pick((block) => block <= end),
    rest: { from: end + 1, to, logs: pick((block) => block > end) },
  }
}
