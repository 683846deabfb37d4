import { checksumAddress, type Address, type Hex } from '@countersign/safe/light'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { ChainTransaction } from './chainTransaction.ts'
import { describeCounterparty } from './describeCounterparty.ts'
import type { TransferRow } from './effect.ts'
import { logWords } from './logWords.ts'
import type { RawLog } from './rawLog.ts'
import { TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from './safeTopics.ts'

/** The account that a log's topic names, in lower case. */
export const topicAddress = (topic: string | undefined): Address => `0x${(topic ?? '').slice(26)}`

type Item = Pick<TransferRow, 'kind' | 'value'> & { amount: bigint | null }
type Movement = { from: Address; to: Address; items: Item[] }

const BATCH = parseAbiParameters('uint256[], uint256[]')
/** Ids in one TransferBatch that become rows; nobody reads more, and the log is the sender's to fill. */
const MOST_ITEMS = 200

/** Lower-case parties of a transfer event of any token standard; none when the log is not one. */
export function partiesOf(log: RawLog): Address[] {
  const movement = readMovement(log)
  return movement ? [movement.from, movement.to] : []
}

/** Rows of a transfer event, one per watched account and item; nothing for an amount of zero, which anybody can fake. */
export function buildTokenRows(
  chainId: string,
  log: RawLog,
  transaction: Pick<ChainTransaction, 'blockTime'>,
  isWatched: (lowerCase: Address) => boolean,
): TransferRow[] {
  const movement = readMovement(log)
  if (!movement) return []
  const { from, to, items } = movement
  const parties = [from, ...(to === from ? [] : [to])].filter(isWatched)
  return items.flatMap(({ kind, value, amount }, position) =>
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

function readMovement(log: RawLog): Movement | null {
  try {
    const [topic, first, second, third] = log.topics
    if (topic === TRANSFER_TOPIC) return readTransfer(log)
    if (log.topics.length !== 4) return null
    const parties = { from: topicAddress(second), to: topicAddress(third) }
    if (first === undefined) return null
    if (topic === TRANSFER_SINGLE_TOPIC) {
      const words = logWords(log)
      return { ...parties, items: toItems([words.uint(3)], [words.uint(4)]) }
    }
    if (topic !== TRANSFER_BATCH_TOPIC) return null
    const [ids, amounts] = decodeAbiParameters(BATCH, log.data)
    return { ...parties, items: toItems(ids, amounts) }
  } catch {
    return null
  }
}

/** ERC-20 has three topics and ERC-721 four; the first tokens indexed fewer of the same three parameters. */
function readTransfer(log: RawLog): Movement | null {
  const words = logWords(log)
  const isErc721 = log.topics.length === 4
  const value = words.uint(2)
  if (!isErc721 && value === 0n) return null
  return {
    from: asParty(words.hash(0)),
    to: asParty(words.hash(1)),
    items: [{ kind: isErc721 ? 'ERC721' : 'ERC20', value, amount: null }],
  }
}

/** The address in a word, in lower case: whose it is decides about its checksum later. */
const asParty = (word: Hex): Address => `0x${word.slice(26).toLowerCase()}`

const toItems = (ids: readonly bigint[], amounts: readonly bigint[]): Item[] =>
  ids
    .map((value, index): Item => ({ kind: 'ERC1155', value, amount: amounts[index] ?? 0n }))
    .filter(({ amount }) => amount !== 0n)
    .slice(0, MOST_ITEMS)
