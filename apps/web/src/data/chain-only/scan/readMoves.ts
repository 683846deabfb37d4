import type { Address, Hex } from '@countersign/safe'
import { isSameAddress } from '@countersign/safe'
import { readAddress, readUint } from '../../rpc/abiWords.ts'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import { wordsOf, type RawLog } from './RawLog.ts'
import { addressIn } from './readEvents.ts'
import { TOPICS, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './topics.ts'

/** Coins or tokens that moved from or to the account. */
export type Move = {
  /** As the service names it: `e`, transaction, place. */
  readonly id: string
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly logIndex: number
  readonly kind: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** Null for the native coin. */
  readonly token: Address | null
  readonly from: Address
  readonly to: Address
  /** Units, or the id of a token that has ids. */
  readonly value: bigint
  /** How many of that id. */
  readonly amount: bigint
}

const BATCH = parseAbiParameters('uint256[] ids, uint256[] amounts')

export const readMoves = (logs: readonly RawLog[], safe: Address): Move[] => logs.flatMap((log) => movesOf(log, safe))

function movesOf(log: RawLog, safe: Address): Move[] {
  const { topics, data, address, transactionHash, blockNumber, logIndex } = log
  const [topic, first = '0x', second = '0x', third = '0x'] = topics
  const place = { id: `e${transactionHash.slice(2)}${logIndex}`, transactionHash, blockNumber, logIndex }
  try {
    if (topic === TOPICS.received && isSameAddress(address, safe)) {
      const words = wordsOf(log)
      const id = `i${transactionHash.slice(2)}${logIndex}`
      const from = readAddress(words)
      return [{ ...place, id, kind: 'NATIVE', token: null, from, to: safe, value: readUint(words, 1), amount: 1n }]
    }
    if (topic === TRANSFER && topics.length >= 3) {
      const parties = { from: addressIn(first), to: addressIn(second), token: address }
      if (topics.length === 4) return [{ ...place, kind: 'ERC721', ...parties, value: BigInt(third), amount: 1n }]
      return [{ ...place, kind: 'ERC20', ...parties, value: readUint(data), amount: 1n }]
    }
    if (topics.length !== 4) return []
    const parties = { from: addressIn(second), to: addressIn(third), token: address, kind: 'ERC1155' as const }
    if (topic === TRANSFER_SINGLE) return [{ ...place, ...parties, value: readUint(data), amount: readUint(data, 1) }]
    if (topic !== TRANSFER_BATCH) return []
    const [ids, amounts] = decodeAbiParameters(BATCH, data)
    return ids.map((value, index) => ({
      ...place,
      ...parties,
      id: index === 0 ? place.id : `${place.id}${String(index).padStart(7, '0')}`,
      value,
      amount: amounts[index] ?? 0n,
    }))
  } catch {
    // Anybody may emit anything under these names.
    return []
  }
}
