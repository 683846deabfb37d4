import {
  approvalTopics,
  safeTopics,
  TRANSFER_BATCH_TOPIC,
  TRANSFER_SINGLE_TOPIC,
  TRANSFER_TOPIC,
} from '@countersign/ledger'
import { type Address, groupsOf, type Hex } from '@countersign/primitives'
import { BaseError, numberToHex, pad, type PublicClient, type RpcLog } from 'viem'
import { ChainMovedError } from './ChainMovedError.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import { byPosition, type RawLog, toRawLog, uniqueInOrder } from '../fold/decode/RawLog.ts'
import { isApprovalOf } from '../fold/effects/buildApprovalRow.ts'
import { isTransferOf } from '../fold/effects/buildTokenRows.ts'
import type { ChainConfig } from '../../config/ChainConfig.ts'

export type BlockRange = { from: number; to: number }
/** A request by block hash returns the logs of that block or an error. A node that lacks the block cannot return an empty list. */
export type LogPlace = BlockRange | { blockHash: Hex }

/** Addresses per request; nodes refuse longer lists. */
const CHUNK = 500
/** More accounts than this are filtered here, which is cheaper than naming them in requests. */
export const MOST_NAMED = 1000
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
  if (emitters?.size === 0) return []
  if (emitters === null || emitters.size > MOST_NAMED) {
    const all = await getLogs(client, place, [ALL_SAFE_TOPICS])
    return all.filter(({ address }) => emitters === null || emitters.has(address)).sort(byPosition)
  }
  const found = await Promise.all(chunks(emitters).map((part) => getLogs(client, place, [ALL_SAFE_TOPICS], part)))
  const logs = found.flat()
  return [...logs, ...(await fetchCreations(client, logs))].sort(byPosition)
}

/** The factory's events about accounts that were set up; the factory is another emitter. */
async function fetchCreations(client: PublicClient, logs: readonly RawLog[]): Promise<RawLog[]> {
  const setups = logs.filter(({ topics }) => topics[0] === safeTopics.safeSetup)
  const transactions = new Set(setups.map(({ transactionHash }) => transactionHash))
  const blocks = [...new Set(setups.map(({ blockHash }) => blockHash))]
  const found = await Promise.all(blocks.map((blockHash) => getLogs(client, { blockHash }, [CREATION_TOPICS])))
  return found.flat().filter(({ transactionHash }) => transactions.has(transactionHash))
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
  if (accounts.size > MOST_NAMED) {
    const all = await getLogs(client, place, [[...TOKEN_TOPICS, ...approvalTopics]])
    return all.filter(isTouched).sort(byPosition)
  }
  const found = await Promise.all([
    ...chunks(accounts).flatMap((part) => {
      const topics = part.map((account) => pad(account))
      return [
        getLogs(client, place, [FROM_TOPICS, topics]),
        // The second topic is the receiver of the older standards and the sender of ERC-1155.
        getLogs(client, place, [TOKEN_TOPICS, null, topics]),
        getLogs(client, place, [ERC1155_TOPICS, null, null, topics]),
      ]
    }),
    ...(plain.length > 0 ? [getLogs(client, place, [TRANSFER_TOPIC], plain)] : []),
  ])
  const touched = found.flat().filter(isTouched)
  return uniqueInOrder(touched)
}

const chunks = (addresses: Addresses): Address[][] => groupsOf([...addresses], CHUNK)

/** Listed tokens whose Transfer event has no indexed parties, so that a node cannot filter by them. */
export const plainTokens = ({ tokens }: Pick<ChainConfig, 'tokens'>): Address[] =>
  tokens.filter(({ plainEvents }) => plainEvents).map(({ address }) => address)
