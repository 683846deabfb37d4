import {
  safeLogNames,
  safeTopics,
  TRANSFER_BATCH_TOPIC,
  TRANSFER_SINGLE_TOPIC,
  TRANSFER_TOPIC,
} from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { ChainMovedError } from './ChainMovedError.ts'
import type { BlockRange } from './fetchLogs.ts'
import type { FetchedTransaction } from './fetchTransactions.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import { placeOf, placeOfRpc, toRawLog, type RawLog } from '../fold/decode/RawLog.ts'
import { isTransferOf } from '../fold/effects/buildTokenRows.ts'

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
      // The same filter as `fetchTransferLogs`: only transfers with indexed parties.
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
