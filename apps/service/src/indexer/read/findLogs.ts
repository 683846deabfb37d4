import { decodeSafeLog, type SafeLog } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { isFactoryLog } from '../fold/Batch.ts'
import { fetchTransferLogs, MOST_NAMED } from './fetchLogs.ts'
import type { Addresses, IndexerMemory, IndexerParts } from '../state/IndexerParts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import { plainTokens } from './plainTokens.ts'
import { uniqueInOrder, type RawLog } from '../fold/decode/RawLog.ts'
import { readLogs, type RangeLogs } from './readLogs.ts'
import type { RangeRequest } from './readRange.ts'
import { toIndexedAccount } from './refreshAccounts.ts'
import { sliceLogs, type UnusedLogs } from './sliceLogs.ts'
import { isRangeRefusal } from './createRangeTuner.ts'

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
  const logCount = found.logs.safeLogs.length + found.logs.transferLogs.length
  const slice = sliceLogs(found, mostLogs)
  const events = slice.logs.safeLogs.flatMap((log) => decodeSafeLog(log) ?? [])
  if (emitters) return { ...slice, ...slice.logs, events, added: new Set(), probed: [], logCount }
  const newcomers = await findNewcomers(parts, memory, events, { ...question, to: slice.to })
  const fresh = new Set([...newcomers.added].filter((address) => !watched.has(address)))
  if (fresh.size === 0) return { ...slice, ...slice.logs, events, ...newcomers, logCount }
  const first = await fetchFirstTransfers(parts, { ...question, to: slice.to }, fresh)
  const transferLogs = uniqueInOrder([...slice.logs.transferLogs, ...first])
  const part = sliceLogs({ from, to: slice.to, logs: { ...slice.logs, transferLogs } }, mostLogs)
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
      // Always by name, because the range may have many blocks.
      for (let first = 0; first < fresh.size; first += MOST_NAMED) {
        const named = new Set([...fresh].slice(first, first + MOST_NAMED))
        found.push(...(await fetchTransferLogs(client, { from: begin, to: end }, named, plainTokens(config))))
      }
      begin = end + 1
    } catch (error) {
      if (!isRangeRefusal(error) || !scanner.shrink(error)) throw error
    }
  }
  return found
}
