import {
  approvalTopics,
  safeTopics,
  TRANSFER_BATCH_TOPIC,
  TRANSFER_SINGLE_TOPIC,
  TRANSFER_TOPIC,
} from '@countersign/ledger'
import { type Address, groupsOf, type Hex } from '@countersign/primitives'
import { BaseError, numberToHex, pad, type PublicClient, type RpcLog } from 'viem'
import { createFilterTuner, type FilterTuner, isFilterRefusal, type LogKind } from './createFilterTuner.ts'
import { isRangeRefusal } from './createRangeTuner.ts'
import { isRefusal } from './isRefusal.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import { byPosition, type RawLog, toRawLog, uniqueInOrder } from '../fold/decode/RawLog.ts'
import { isApprovalOf } from '../fold/effects/buildApprovalRow.ts'
import { isTransferOf } from '../fold/effects/buildTokenRows.ts'
import type { ChainConfig } from '../../config/ChainConfig.ts'

export type BlockRange = { from: number; to: number }
/** A request by block hash returns the logs of that block or an error. A node that lacks the block cannot return an empty list. */
export type LogPlace = BlockRange | { blockHash: Hex }

const ERC1155_TOPICS: Hex[] = [TRANSFER_SINGLE_TOPIC, TRANSFER_BATCH_TOPIC]
const TOKEN_TOPICS: Hex[] = [TRANSFER_TOPIC, ...ERC1155_TOPICS]
/** The account that pays or approves is the second topic of all of these. */
const FROM_TOPICS: Hex[] = [TRANSFER_TOPIC, ...approvalTopics]
const ALL_SAFE_TOPICS: Hex[] = Object.values(safeTopics)
const CREATION_TOPICS: Hex[] = [
  safeTopics.proxyCreation,
  safeTopics.proxyCreationL2,
  safeTopics.chainSpecificProxyCreationL2,
  safeTopics.legacyProxyCreation,
]

/** The node is behind, or has left the branch: a repeated request will be answered differently. */
const LACKS_BLOCK =
  /unknown block|(block|header) not found|beyond (the )?(current )?head|greater than (the )?latest|after last accepted|future block/i

type Topics = (Hex | Hex[] | null)[]

async function getLogs(client: PublicClient, place: LogPlace, topics: Topics, address?: readonly Address[]) {
  const where =
    'blockHash' in place
      ? { blockHash: place.blockHash }
      : { fromBlock: numberToHex(place.from), toBlock: numberToHex(place.to) }
  const filter = { ...where, topics, ...(address ? { address: [...address] } : {}) }
  try {
    const logs = await client.request({ method: 'eth_getLogs', params: [filter] })
    return logs.flatMap((log) => readLog(log, place))
  } catch (error) {
    if (error instanceof BaseError && LACKS_BLOCK.test(error.details)) throw new ChainMovedError()
    throw error
  }
}

function readLog(log: RpcLog, place: LogPlace): RawLog[] {
  const raw = toRawLog(log)
  if (!raw) return []
  const isFromThere =
    'blockHash' in place
      ? raw.blockHash === place.blockHash
      : raw.blockNumber >= place.from && raw.blockNumber <= place.to
  if (!isFromThere || log.removed) throw new ChainMovedError()
  return [raw]
}

/** Account events of the given emitters; of all emitters when null. */
export async function fetchSafeLogs(
  client: PublicClient,
  place: LogPlace,
  emitters: Addresses | null,
): Promise<RawLog[]> {
  if (emitters === null) return (await getLogs(client, place, [ALL_SAFE_TOPICS])).sort(byPosition)
  if (emitters.size === 0) return []
  const { logs, isFiltered } = await getLogsOf(client, place, emitters, {
    kind: 'account',
    everything: [ALL_SAFE_TOPICS],
    ofGroup: (part) => [getLogs(client, place, [ALL_SAFE_TOPICS], part)],
  })
  const own = logs.filter(({ address }) => emitters.has(address))
  const creations = await fetchCreations(client, own, isFiltered ? null : logs)
  return uniqueInOrder([...own, ...creations])
}

/**
 * The factory's events about accounts that were set up; the factory is another emitter.
 * @param all the account events of all emitters, when they were read
 */
async function fetchCreations(
  client: PublicClient,
  logs: readonly RawLog[],
  all: readonly RawLog[] | null,
): Promise<RawLog[]> {
  const setups = logs.filter(({ topics }) => topics[0] === safeTopics.safeSetup)
  const transactions = new Set(setups.map(({ transactionHash }) => transactionHash))
  const isCreation = ({ topics: [first] }: RawLog) => first !== undefined && CREATION_TOPICS.includes(first)
  const blocks = [...new Set(setups.map(({ blockHash }) => blockHash))]
  const found =
    all?.filter(isCreation) ??
    (await Promise.all(blocks.map((blockHash) => getLogs(client, { blockHash }, [CREATION_TOPICS])))).flat()
  return found.filter(({ transactionHash }) => transactions.has(transactionHash))
}

/**
 * Token transfers from or to accounts, and token approvals that accounts give.
 * @param plain tokens whose event has no indexed parties: all of their transfers are read
 */
export async function fetchTokenLogs(
  client: PublicClient,
  place: LogPlace,
  accounts: Addresses,
  plain: readonly Address[] = [],
): Promise<RawLog[]> {
  if (accounts.size === 0) return []
  const isWatched = (party: Address) => accounts.has(party)
  const isTouched = (log: RawLog) => isTransferOf(log, isWatched) || isApprovalOf(log, isWatched)
  const [{ logs }, ofPlain] = await Promise.all([
    getLogsOf(client, place, accounts, {
      kind: 'token',
      everything: [[...TOKEN_TOPICS, ...approvalTopics]],
      ofGroup: (part) => {
        const topics = part.map((account) => pad(account))
        return [
          getLogs(client, place, [FROM_TOPICS, topics]),
          // The second topic is the receiver of the older standards and the sender of ERC-1155.
          getLogs(client, place, [TOKEN_TOPICS, null, topics]),
          getLogs(client, place, [ERC1155_TOPICS, null, null, topics]),
        ]
      },
    }),
    plain.length > 0 ? getLogs(client, place, [TRANSFER_TOPIC], plain) : [],
  ])
  return uniqueInOrder([...logs, ...ofPlain].filter(isTouched))
}

/** Each node has its own limits. */
const tuners = new WeakMap<PublicClient, FilterTuner>()

function tunerOf(client: PublicClient): FilterTuner {
  const known = tuners.get(client) ?? createFilterTuner()
  tuners.set(client, known)
  return known
}

type AccountsQuery = {
  kind: LogKind
  /** Topics of the logs of every account of the chain. */
  everything: Topics
  /** The requests about a group of accounts. */
  ofGroup: (part: readonly Address[]) => Promise<RawLog[]>[]
}

/** Logs about accounts, by naming them in as many requests as the node needs, or from an unfiltered request when that costs less. */
async function getLogsOf(
  client: PublicClient,
  place: LogPlace,
  accounts: Addresses,
  { kind, everything, ofGroup }: AccountsQuery,
): Promise<{ logs: RawLog[]; isFiltered: boolean }> {
  const tuner = tunerOf(client)
  const blocks = 'blockHash' in place ? 1 : place.to - place.from + 1
  const queries = kind === 'account' ? 1 : 3
  if (tuner.isUnfilteredCheaper(kind, { accounts: accounts.size, blocks, queries })) {
    try {
      const logs = await getLogs(client, place, everything)
      tuner.measured(kind, blocks, logs.length)
      return { logs, isFiltered: false }
    } catch (error) {
      if (!isRangeRefusal(error) && !isRefusal(error)) throw error
      tuner.avoid(kind)
    }
  }
  for (;;) {
    const size = tuner.size()
    try {
      const found = await Promise.all(groupsOf([...accounts], size).flatMap(ofGroup))
      return { logs: found.flat(), isFiltered: true }
    } catch (error) {
      const hasFewer = accounts.size > 1 && isFilterRefusal(error, blocks === 1)
      if (!hasFewer || !tuner.shrink(Math.min(size, accounts.size))) throw error
    }
  }
}

/** Listed tokens whose Transfer event has no indexed parties, so that a node cannot filter by them. */
export const plainTokens = ({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] =>
  tokens.filter(({ plainEvents }) => plainEvents).map(({ address }) => address)
