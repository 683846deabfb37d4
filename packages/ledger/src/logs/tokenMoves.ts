import type { Address } from '@countersign/primitives'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { ChainLog } from './ChainLog.ts'
import { wordOf } from './decodeSafeLog.ts'
import { TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from './safeTopics.ts'

/**
 * What a transfer event moves.
 *
 * @example
 * const item: TokenItem = { kind: 'ERC20', value: 1_500_000n, amount: null }
 */
export type TokenItem = {
  readonly kind: 'ERC20' | 'ERC721' | 'ERC1155'
  /** Base units, or the id of a token that has ids. */
  readonly value: bigint
  /** How many of that id, for ERC-1155. */
  readonly amount: bigint | null
}

/**
 * The sender and recipient of a transfer event, in lower case.
 *
 * @example
 * const parties: TokenParties = { from, to }
 */
export type TokenParties = { readonly from: Address; readonly to: Address }

const PADDING = '0'.repeat(24)
const BATCH = parseAbiParameters('uint256[], uint256[]')
/**
 * The maximum number of items read from one TransferBatch: the sender decides the size of the log, and no client
 * needs more.
 */
const MOST_ITEMS = 200

/**
 * The id of a movement that an event contains. The position is appended to the log index with seven digits, so that
 * ids of items of one log are unique: no block has a million logs.
 *
 * @example
 * tokenTransferId({ transactionHash: '0x1234', logIndex: 5 }, 0) // 'e12345'
 */
export const tokenTransferId = (
  { transactionHash, logIndex }: Pick<ChainLog, 'transactionHash' | 'logIndex'>,
  position: number,
): string => `e${transactionHash.slice(2)}${logIndex}${position === 0 ? '' : String(position).padStart(7, '0')}`

/**
 * The sender and recipient of a transfer event of any token standard; null for another log. ERC-20 has them in its
 * first topics, or in the data of early tokens; ERC-1155 has them after the operator.
 *
 * @example
 * readTokenParties(log)?.to
 */
export function readTokenParties(log: ChainLog): TokenParties | null {
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

const partyOf = (log: ChainLog, position: number) => {
  const word = wordOf(log, position)
  return word === null ? null : asParty(word)
}

/**
 * The address in a word, in lower case; the caller checksums it later. A word with other upper bytes is not an
 * address: any contract can log one, and nodes do not find it as a transfer of that address.
 */
const asParty = (word: string): Address | null =>
  word.startsWith(PADDING) ? `0x${word.slice(24).toLowerCase()}` : null

/**
 * What a transfer event moves. Empty if the log is shorter than its event, and for an amount of zero, which any
 * sender can claim.
 *
 * @example
 * readTokenItems(log) // [{ kind: 'ERC20', value: 1_500_000n, amount: null }]
 */
export function readTokenItems(log: ChainLog): TokenItem[] {
  const [topic] = log.topics
  if (topic === TRANSFER_BATCH_TOPIC) return readBatch(log)
  const [value, amount] = topic === TRANSFER_TOPIC ? [numberOf(log, 2), null] : [numberOf(log, 3), numberOf(log, 4)]
  if (value === null) return []
  if (topic === TRANSFER_SINGLE_TOPIC) return amount === null ? [] : toItems([value], [amount])
  // ERC-20 has three topics and ERC-721 four. Early tokens indexed fewer of the same three parameters.
  const isErc721 = log.topics.length === 4
  return isErc721 || value > 0n ? [{ kind: isErc721 ? 'ERC721' : 'ERC20', value, amount: null }] : []
}

function readBatch({ data }: ChainLog): TokenItem[] {
  try {
    const [ids, amounts] = decodeAbiParameters(BATCH, data)
    return toItems(ids, amounts)
  } catch {
    return []
  }
}

const numberOf = (log: ChainLog, position: number) => {
  const word = wordOf(log, position)
  return word === null ? null : BigInt(`0x${word}`)
}

const toItems = (ids: readonly bigint[], amounts: readonly bigint[]): TokenItem[] =>
  ids
    .map((value, index): TokenItem => ({ kind: 'ERC1155', value, amount: amounts[index] ?? 0n }))
    .filter(({ amount }) => amount !== 0n)
    .slice(0, MOST_ITEMS)
