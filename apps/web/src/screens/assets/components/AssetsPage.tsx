import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { collectiblesQuery } from '../../../data/query/collectiblesQuery.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { collections } from '../collections.ts'
import { describeAssets } from '../describeAssets.ts'
import { useAssets } from '../useAssets.ts'
import { AddTokenButton } from './AddTokenButton.tsx'
import { AssetsLayout } from './AssetsLayout.tsx'
import { Collectibles } from './Collectibles.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { assetsMessages } from '../assetsMessages.ts'
import { collectiblesMessages } from '../collectiblesMessages.ts'

export interface AssetsPageProps {
  tab: 'tokens' | 'nfts' | 'time'
  /** The value of what the account holds, over time. */
  overTime: (assets: ReturnType<typeof useAssets>) => ReactNode
}

/** What the account holds: tokens, NFTs, and the value over time. */
export function AssetsPage({ tab, overTime }: AssetsPageProps) {
  const { chain, chainId, safe, key } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  useDocumentTitle(assetsMessages.title, nameOf(safe, chainId)?.name ?? null)
  const shown = tab === 'nfts' && !hasFeature(chain, 'ERC721') ? 'tokens' : tab
  // Read only when its tab is open; its count then stays at the tab.
  const nfts = useInfiniteQuery({ ...collectiblesQuery(key), enabled: shown === 'nfts' })
  const items = nfts.data?.pages.flatMap(({ results }) => results)
  const subtitle =
    shown !== 'nfts'
      ? assets.rows && describeAssets(assets.rows, assets.currency)
      : items &&
        collectiblesMessages.summary({
          count: items.length,
          collections: collections(items, '').length,
          hasMore: nfts.hasNextPage,
        })
  return (
    <AssetsLayout
      subtitle={subtitle}
      action={shown === 'tokens' && <AddTokenButton />}
      counts={{ tokens: assets.rows?.length, nfts: nfts.hasNextPage ? undefined : items?.length }}
    >
      {(receive) =>
        shown === 'tokens' ? (
          <TokensPanel assets={assets} onReceive={receive} />
        ) : shown === 'nfts' ? (
          <Collectibles onReceive={receive} />
        ) : (
          overTime(assets)
        )
      }
    </AssetsLayout>
  )
}
