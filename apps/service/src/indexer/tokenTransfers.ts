import { checksumAddress, type Address } from '@countersign/safe/light'
import type { ChainTransaction } from './chainTransaction.ts'
import type { TransferRow } from './effect.ts'
import { logWords } from './logWords.ts'
import type { RawLog } from './rawLog.ts'

/** The account that a log's topic names, in lower case. */
export const topicAddress = (topic: string | undefined): Address => `0x${(topic ?? '').slice(26)}`

/** Rows of a Transfer event, one per watched account; nothing for an ERC-20 amount of zero, which anybody can fake. */
export function buildTokenRows(
  chainId: string,
  log: RawLog,
  transaction: Pick<ChainTransaction, 'blockTime'>,
  isWatched: (lowerCase: Address) => boolean,
): TransferRow[] {
  const [, fromTopic, toTopic] = log.topics
  const isErc721 = log.topics.length === 4
  if (log.topics.length < 3) return []
  const value = readValue(log)
  if (value === null || (!isErc721 && value === 0n)) return []
  const from = topicAddress(fromTopic)
  const to = topicAddress(toTopic)
  const parties = [from, ...(to === from ? [] : [to])].filter(isWatched)
  return parties.map((party) => ({
    chainId,
    safe: checksumAddress(party),
    id: `e${log.transactionHash.slice(2)}${log.logIndex}`,
    transactionHash: log.transactionHash,
    blockNumber: log.blockNumber,
    logIndex: log.logIndex,
    executedAt: transaction.blockTime,
    kind: isErc721 ? 'ERC721' : 'ERC20',
    token: checksumAddress(log.address),
    from: checksumAddress(from),
    to: checksumAddress(to),
    value,
    direction: party === from ? 'OUTGOING' : 'INCOMING',
  }))
}

function readValue(log: RawLog): bigint | null {
  try {
    return logWords(log).uint(2)
  } catch {
    return null
  }
}
