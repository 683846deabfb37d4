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

export function AssetsPage({ tab }: { tab: 'tokens' | 'nfts' }) {
  const { chain, chainId, safe, key } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  useDocumentTitle(assetsMessages.title, nameOf(safe, chainId)?.name ?? null)
  const shown = hasFeature(chain, 'ERC721') ? tab : 'tokens'
  // Read only when its tab is open; its count then stays at the tab.
  const nfts = useInfiniteQuery({ ...collectiblesQuery(key), enabled: shown === 'nfts' })
  const items = nfts.data?.pages.flatMap(({ results }) => results)
  const subtitle =
    shown === 'tokens'
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
        shown === 'tokens' ? <TokensPanel assets={assets} onReceive={receive} /> : <Collectibles onReceive={receive} />
      }
    </AssetsLayout>
  )
}
