import { checksumAddress, ZERO_ADDRESS, type Address, type Hex } from '@countersign/safe'
import { decodeAbiParameters } from 'viem'
import type { RawLog, Transfer } from '../engine/Trace.ts'
import type { AssetDelta } from './SimulationResult.ts'
import { TOPIC } from './tokenEvents.ts'

type Asset =
  | { kind: 'native' }
  | { kind: 'erc20'; token: Address }
  | { kind: 'erc721' | 'erc1155'; token: Address; tokenId: bigint }

/**
 * Who ends up with more or less of what. Tokens by their own events, as a token's storage is its own affair; a token that
 * lies in its events lies here too.
 */
export function readDeltas(logs: readonly RawLog[], transfers: readonly Transfer[]): AssetDelta[] {
  const sums = new Map<string, { asset: Asset; owner: Address; amount: bigint }>()
  const add = (asset: Asset, owner: Address, amount: bigint) => {
    // Minted from and burnt to nobody.
    if (owner === ZERO_ADDRESS && asset.kind !== 'native') return
    const key = [owner, asset.kind, 'token' in asset ? asset.token : '', 'tokenId' in asset ? asset.tokenId : ''].join()
    const sum = sums.get(key) ?? { asset, owner, amount: 0n }
    sums.set(key, { ...sum, amount: sum.amount + amount })
  }
  const move = (asset: Asset, from: Address, to: Address, amount: bigint) => {
    add(asset, from, -amount)
    add(asset, to, amount)
  }
  for (const { from, to, value } of transfers) move({ kind: 'native' }, from, to, value)
  for (const log of logs) readLog(log, move)
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .map(({ asset, owner, amount }) => ({ owner, amount, ...asset }))
}

type Move = (asset: Asset, from: Address, to: Address, amount: bigint) => void

function readLog(log: RawLog, move: Move): void {
  const topic = log.topics[0]
  if (topic === TOPIC.transfer) readTransfer(log, move)
  else if (topic === TOPIC.deposit || topic === TOPIC.withdrawal) readWrapping(log, move)
  else if (topic === TOPIC.transferSingle || topic === TOPIC.transferBatch) readMultiToken(log, topic, move)
}

/** The third indexed word is what tells a collectible from an amount. */
function readTransfer({ address: token, topics: [, from, to, tokenId], data }: RawLog, move: Move): void {
  if (!from || !to) return
  if (tokenId && data === '0x')
    move({ kind: 'erc721', token, tokenId: BigInt(tokenId) }, toAddress(from), toAddress(to), 1n)
  else if (!tokenId && data.length === 66) move({ kind: 'erc20', token }, toAddress(from), toAddress(to), BigInt(data))
}

/** Wrapped native coins come and go without a transfer. */
function readWrapping({ address: token, topics: [topic, holder, other], data }: RawLog, move: Move): void {
  if (!holder || other || data.length !== 66) return
  const [from, to] = topic === TOPIC.deposit ? [ZERO_ADDRESS, toAddress(holder)] : [toAddress(holder), ZERO_ADDRESS]
  move({ kind: 'erc20', token }, from, to, BigInt(data))
}

function readMultiToken({ address: token, topics: [, , from, to], data }: RawLog, topic: Hex, move: Move): void {
  if (!from || !to) return
  for (const [tokenId, amount] of readIds(topic, data))
    move({ kind: 'erc1155', token, tokenId }, toAddress(from), toAddress(to), amount)
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
    // Some other contract's event of the same name.
    return []
  }
}

/** The address in an indexed word. */
export const toAddress = (topic: Hex): Address => checksumAddress(`0x${topic.slice(-40)}`)
