import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeAbiParameters } from 'viem'
import type { RawLog } from '../values/Trace.ts'
import { TOPIC } from '../values/tokenEvents.ts'

/** An asset that an owner can gain or lose. */
export type TokenAsset =
  | { readonly kind: 'erc20'; readonly token: Address }
  | { readonly kind: 'erc721' | 'erc1155'; readonly token: Address; readonly tokenId: bigint }

/** One movement, as the token's own event reports it. */
export type Movement = {
  readonly asset: TokenAsset
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
}

/** Every movement in the events, in order. Mints come from the zero address, burns go to it. */
export const readMovements = (logs: readonly RawLog[]): Movement[] => logs.flatMap(readMovement)

/** The movements of one event; none for an event that only shares a name with a token's. */
export function readMovement(log: RawLog): Movement[] {
  switch (log.topics[0]) {
    case TOPIC.transfer:
      return readTransfer(log)
    case TOPIC.deposit:
    case TOPIC.withdrawal:
      return readWrapping(log)
    case TOPIC.transferSingle:
    case TOPIC.transferBatch:
      return readMultiToken(log)
    default:
      return []
  }
}

/** The third indexed word distinguishes a collectible from an amount. */
function readTransfer({ address: token, topics: [, first, second, tokenId], data }: RawLog): Movement[] {
  if (!first || !second) return []
  const parties = { from: toAddress(first), to: toAddress(second) }
  if (tokenId && data === '0x')
    return [{ asset: { kind: 'erc721', token, tokenId: BigInt(tokenId) }, ...parties, amount: 1n }]
  return !tokenId && data.length === 66 ? [{ asset: { kind: 'erc20', token }, ...parties, amount: BigInt(data) }] : []
}

/** Wrapping and unwrapping native currency emits no transfer event. */
function readWrapping({ address: token, topics: [topic, holder, other], data }: RawLog): Movement[] {
  if (!holder || other || data.length !== 66) return []
  const [from, to] = topic === TOPIC.deposit ? [ZERO_ADDRESS, toAddress(holder)] : [toAddress(holder), ZERO_ADDRESS]
  return [{ asset: { kind: 'erc20', token }, from, to, amount: BigInt(data) }]
}

function readMultiToken({ address: token, topics: [topic, , from, to], data }: RawLog): Movement[] {
  if (!topic || !from || !to) return []
  return readIds(topic, data).map(([tokenId, amount]) => ({
    asset: { kind: 'erc1155', token, tokenId },
    from: toAddress(from),
    to: toAddress(to),
    amount,
  }))
}

function readIds(topic: Hex, data: Hex): [tokenId: bigint, amount: bigint][] {
  try {
    if (topic === TOPIC.transferSingle) {
      const [tokenId, amount] = decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)
      return [[tokenId, amount]]
    }
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
    return ids.map((tokenId, index) => [tokenId, amounts[index] ?? 0n])
  } catch {
    // An event with the same name from another kind of contract.
    return []
  }
}

/** The address in an indexed word. */
export const toAddress = (topic: Hex): Address => checksumAddress(`0x${topic.slice(-40)}`)
