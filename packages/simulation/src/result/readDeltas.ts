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

function readLog(
  { address: token, topics, data }: RawLog,
  move: (asset: Asset, from: Address, to: Address, amount: bigint) => void,
) {
  const [topic, first, second, third] = topics
  const word = data.length === 66 ? BigInt(data) : null
  if (topic === TOPIC.transfer && first && second) {
    if (third && data === '0x')
      move({ kind: 'erc721', token, tokenId: BigInt(third) }, toAddress(first), toAddress(second), 1n)
    else if (!third && word !== null) move({ kind: 'erc20', token }, toAddress(first), toAddress(second), word)
  } else if (topic === TOPIC.deposit && first && !second && word !== null) {
    move({ kind: 'erc20', token }, ZERO_ADDRESS, toAddress(first), word)
  } else if (topic === TOPIC.withdrawal && first && !second && word !== null) {
    move({ kind: 'erc20', token }, toAddress(first), ZERO_ADDRESS, word)
  } else if ((topic === TOPIC.transferSingle || topic === TOPIC.transferBatch) && second && third) {
    for (const [tokenId, amount] of readIds(topic, data))
      move({ kind: 'erc1155', token, tokenId }, toAddress(second), toAddress(third), amount)
  }
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
