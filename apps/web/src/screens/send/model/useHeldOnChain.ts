import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { isSameAsset, nameOfAsset, type Asset, type AssetKey } from './SendRow.ts'
import { readCollectibleHolding } from './readCollectibleHolding.ts'

const STALE_MS = 15_000

/** The assets, with the contract's data for each ERC-1155 id in the form, once it has answered. */
export function useHeldOnChain(
  chain: Chain,
  safe: Address,
  assets: readonly Asset[],
  rows: readonly AssetKey[],
): readonly Asset[] {
  const chosen = assets.filter((asset) => asset.isCounted && rows.some((row) => isSameAsset(row, asset)))
  const held = useQueries({
    queries: chosen.map((asset) => ({
      queryKey: queryKeys.heldOnChain({ chainId: chain.chainId, safe }, nameOfAsset(asset)),
      queryFn: () => readCollectibleHolding(chain, safe, asset.token, BigInt(asset.tokenId ?? 0)),
      staleTime: STALE_MS,
      meta: { persist: false },
    })),
    combine: (answers) =>
      answers.flatMap(({ data }, index) => {
        const asset = chosen[index]
        return data && asset ? [{ name: nameOfAsset(asset), balance: data.held }] : []
      }),
  })
  return useMemo(
    () =>
      assets.map((asset) => {
        const found = held.find(({ name }) => name === nameOfAsset(asset))
        return found ? { ...asset, balance: found.balance } : asset
      }),
    [assets, held],
  )
}
