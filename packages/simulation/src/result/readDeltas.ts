import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { RawLog, Transfer } from '../values/Trace.ts'
import { readMovements, type TokenAsset } from './readMovements.ts'
import type { AssetDelta } from '../values/SimulationResult.ts'

type Asset = { readonly kind: 'native' } | TokenAsset

/**
 * Computes the gains and losses per owner and asset. Tokens are read from their events, because each token has its
 * own storage layout. A token with false events gives false deltas.
 */
export function readDeltas(logs: readonly RawLog[], transfers: readonly Transfer[]): AssetDelta[] {
  const sums = new Map<string, { asset: Asset; owner: Address; amount: bigint }>()
  const add = (asset: Asset, owner: Address, amount: bigint) => {
    // Minted from or burnt to the zero address.
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
  for (const { asset, from, to, amount } of readMovements(logs)) move(asset, from, to, amount)
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .map(({ asset, owner, amount }) => ({ owner, amount, ...asset }))
}
