import { checksumAddress, type Address } from '@countersign/safe/light'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import { describeCounterparty } from './describeCounterparty.ts'
import type { TransferRow } from './Effect.ts'
import { wordOf } from '../decode/logWords.ts'
import type { RawLog } from '../decode/RawLog.ts'
import { TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from '../../../chain/logs/safeTopics.ts'

type Item = Pick<TransferRow, 'kind' | 'value'> & { amount: bigint | null }
type Parties = { from: Address; to: Address }

const PADDING = '0'.repeat(24)
const BATCH = parseAbiParameters('uint256[], uint256[]')
/** Ids in one TransferBatch that become rows; nobody reads more, and the log is the sender's to fill. */
const MOST_ITEMS = 200

/** Whether it is a transfer event of any token standard that moves something from or to somebody watched. */
export function isTransferOf(log: RawLog, isWatched: (lowerCase: Address) => boolean): boolean {
  const parties = readParties(log)
  return parties !== null && (isWatched(parties.from) || isWatched(parties.to)) && readItems(log).length > 0
}

/** Rows of a transfer event, one per watched account and item; nothing for an amount of zero, which anybody can fake. */
export function buildTokenRows(
  chainId: string,
  log: RawLog,
  transaction: Pick<ChainTransaction, 'blockTime'>,
  isWatched: (lowerCase: Address) => boolean,
): TransferRow[] {
  const found = readParties(log)
  if (!found) return []
  const { from, to } = found
  const parties = [from, ...(to === from ? [] : [to])].filter(isWatched)
  return readItems(log).flatMap(({ kind, value, amount }, position) =>
    parties.map((party): TransferRow => {
      const direction = party === from ? 'OUTGOING' : 'INCOMING'
      const other = checksumAddress(party === from ? to : from)
      return {
        chainId,
        safe: checksumAddress(party),
        // No block has a million logs: what follows the log index tells apart the items of one log.
        id: `e${log.transactionHash.slice(2)}${log.logIndex}${position === 0 ? '' : String(position).padStart(7, '0')}`,
        transactionHash: log.transactionHash,
        blockNumber: log.blockNumber,
        logIndex: log.logIndex,
        executedAt: transaction.blockTime,
        kind,
        token: checksumAddress(log.address),
        from: checksumAddress(from),
        to: checksumAddress(to),
        value,
        amount,
        direction,
        ...describeCounterparty(other),
      }
    }),
  )
}

/** ERC-20 names them in its first topics, or in its data when it is one of the first tokens; ERC-1155 after the operator. */
function readParties(log: RawLog): Parties | null {
  const [topic, first, second, third] = log.topics
  if (topic === TRANSFER_TOPIC) {
    const from = partyOf(log, 0)
    const to = partyOf(log, 1)
    return from && to ? { from, to } : null
  }
  if (topic !== TRANSFER_SINGLE_TOPIC && topic !== TRANSFER_BATCH_TOPIC) return null
  if (first === undefined || second === undefined || third === undefined) return null
  const from = asParty(second.slice(2))
  const to = asParty(third.slice(2))
  return from && to ? { from, to } : null
}

const partyOf = (log: RawLog, position: number) => {
  const word = wordOf(log, position)
  return word === null ? null : asParty(word)
}

/**
 * The address in a word, in lower case: whose it is decides about its checksum later. Anybody can log a word that only ends like
 * an address; nodes do not find that as a transfer of the address, and it is none.
 */
const asParty = (word: string): Address | null =>
  word.startsWith(PADDING) ? `0x${word.slice(24).toLowerCase()}` : null

/** What it moves; nothing when it is shorter than its event. */
function readItems(log: RawLog): Item[] {
  const [topic] = log.topics
  if (topic === TRANSFER_BATCH_TOPIC) return readBatch(log)
  const [value, amount] = topic === TRANSFER_TOPIC ? [numberOf(log, 2), null] : [numberOf(log, 3), numberOf(log, 4)]
  if (value === null) return []
  if (topic === TRANSFER_SINGLE_TOPIC) return amount === null ? [] : toItems([value], [amount])
  // ERC-20 has three topics and ERC-721 four; the first tokens indexed fewer of the same three parameters.
  const isErc721 = log.topics.length === 4
  return isErc721 || value > 0n ? [{ kind: isErc721 ? 'ERC721' : 'ERC20', value, amount: null }] : []
}

function readBatch({ data }: RawLog): Item[] {
  try {
    const [ids, amounts] = decodeAbiParameters(BATCH, data)
    return toItems(ids, amounts)
  } catch {
    return []
  }
}

const numberOf = (log: RawLog, position: number) => {
  const word = wordOf(log, position)
  return word === null ? null : BigInt(`0x${word}`)
}

const toItems = (ids: readonly bigint[], amounts: readonly bigint[]): Item[] =>
  ids
    .map((value, index): Item => ({ kind: 'ERC1155', value, amount: amounts[index] ?? 0n }))
    .filter(({ amount }) => amount !== 0n)
    .slice(0, MOST_ITEMS)
