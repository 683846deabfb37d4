import type { Address } from '@countersign/primitives'
import { placeOf, type InspectedCall } from '@countersign/safe/checks'
import { decodeFunctionData, parseAbi } from 'viem'

/** A movement that a call declares. */
export type PromisedMove = {
  /** The call's place in a sentence, such as "Call 2". */
  readonly place: string
  readonly token: Address
  readonly from: Address
  readonly to: Address
  /** Null for an amount. */
  readonly tokenId: bigint | null
  readonly amount: bigint
}

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
])

/** The movements that a token transfer declares; null if its parameters cannot be read. */
export function promisedMoves(call: InspectedCall): PromisedMove[] | null {
  const common = { place: placeOf(call), token: call.to }
  const decoded = decode(call)
  if (decoded === null) return null
  const { args } = decoded
  if (args.length === 2) return [{ ...common, from: call.caller, to: args[0], tokenId: null, amount: args[1] }]
  const [from, to, number, fourth] = args
  const parties = { ...common, from, to }
  if (typeof number !== 'bigint')
    return typeof fourth === 'object' && fourth.length === number.length
      ? number.map((tokenId, index) => ({ ...parties, tokenId, amount: fourth[index] ?? 0n }))
      : null
  if (decoded.functionName === 'transferFrom') return [{ ...parties, tokenId: null, amount: number }]
  return [{ ...parties, tokenId: number, amount: typeof fourth === 'bigint' ? fourth : 1n }]
}

function decode({ data }: InspectedCall) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return null
  }
}
