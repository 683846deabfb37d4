import { type Address } from '@countersign/safe/light'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { ChainLog } from './ChainLog.ts'
import { wordOf } from './logWords.ts'
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
 * Between whom a transfer event moves something, in lower case.
 *
 * @example
 * const parties: TokenParties = { from, to }
 */
export type TokenParties = { readonly from: Address; readonly to: Address }

const PADDING = '0'.repeat(24)
const BATCH = parseAbiParameters('uint256[], uint256[]')
/** Items of one TransferBatch that count: the sender fills the log, and no reader needs more. */
const MOST_ITEMS = 200

/**
 * The id of a movement that an event tells: no block has a million logs, so what follows the log index tells apart the items of one log.
 *
 * @example
 * tokenTransferId({ transactionHash: '0x1234', logIndex: 5 }, 0) // 'e12345'
 */
export const tokenTransferId = (
  { transactionHash, logIndex }: Pick<ChainLog, 'transactionHash' | 'logIndex'>,
  position: number,
): string => `e${transactionHash.slice(2)}${logIndex}${position === 0 ? '' : String(position).padStart(7, '0')}`

/**
 * The parties of a transfer event of any token standard; null for another log. ERC-20 names them in its first topics, or in its data when
 * it is one of the first tokens; ERC-1155 names them after the operator.
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
 * The address in a word, in lower case: whose it is decides about its checksum later. Any contract can log a word that only ends like
 * an address; nodes do not find that as a transfer of the address, and it is none.
 */
const asParty = (word: string): Address | null =>
  word.startsWith(PADDING) ? `0x${word.slice(24).toLowerCase()}` : null

/**
 * What a transfer event moves. Nothing when the log is shorter than its event, and nothing for an amount of zero, which any sender can
 * claim.
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
  // ERC-20 has three topics and ERC-721 four; the first tokens indexed fewer of the same three parameters.
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
