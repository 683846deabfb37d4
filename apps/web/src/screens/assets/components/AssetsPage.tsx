import { numberText } from '@countersign/primitives'
import { Button } from '@mantine/core'
import { fiatText, Icon, PageHeader } from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { collectiblesQuery } from '../../../data/query/collectiblesQuery.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { collections } from '../collections.ts'
import { totalOf, type AssetRow } from '../assetRows.ts'
import { useAssets } from '../useAssets.ts'
import styles from './Assets.module.css'
import { Collectibles } from './Collectibles.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { assetsMessages } from '../assetsMessages.ts'
import { collectiblesMessages } from '../collectiblesMessages.ts'

const ReceiveDialog = lazyPart(() =>
  import('../../../parts/receive/ReceiveDialog.tsx').then(({ ReceiveDialog }) => ({ default: ReceiveDialog })),
)

export type AssetsTab = 'tokens' | 'nfts'

/** Both tabs are one page, so the search part decides which link the router marks as current. */
const ONE_TAB = { exact: true, includeSearch: true } as const

export function AssetsPage({ tab }: { tab: AssetsTab }) {
  const { chain, chainId, safe, account, key } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  useDocumentTitle(assetsMessages.title, nameOf(safe, chainId)?.name ?? null)
  const hasNfts = hasFeature(chain, 'ERC721')
  const shown = hasNfts ? tab : 'tokens'
  // Read only when its tab is open; its count then stays at the tab.
  const nfts = useInfiniteQuery({ ...collectiblesQuery(key), enabled: shown === 'nfts' })
  const items = nfts.data?.pages.flatMap(({ results }) => results)
  const [isReceiving, setReceiving] = useState(false)
  const receive = () => setReceiving(true)
  return (
    <>
      <PageHeader
        title={assetsMessages.title}
        subtitle={
          shown === 'tokens'
            ? assets.rows && describe(assets.rows, assets.currency)
            : items &&
              collectiblesMessages.summary({
                count: items.length,
                collections: collections(items, '').length,
                hasMore: nfts.hasNextPage,
              })
        }
        actions={
          <>
            <Button leftSection={<Icon name="arrow-down-left" />} onClick={receive}>
              {assetsMessages.receive}
            </Button>
            <Button
              variant="filled"
              leftSection={<Icon name="arrow-up-right" />}
              renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
            >
              {assetsMessages.send}
            </Button>
          </>
        }
      />
      {hasNfts && (
        <nav className={styles.tabs} aria-label={assetsMessages.kinds}>
          <Link to="/safes/$safe/assets" params={{ safe: account }} activeOptions={ONE_TAB}>
            {assetsMessages.tokens} {assets.rows && <span>{numberText(assets.rows.length)}</span>}
          </Link>
          <Link to="/safes/$safe/assets" params={{ safe: account }} search={{ tab: 'nfts' }} activeOptions={ONE_TAB}>
            {assetsMessages.nfts} {items && !nfts.hasNextPage && <span>{numberText(items.length)}</span>}
          </Link>
        </nav>
      )}
      {shown === 'tokens' ? <TokensPanel assets={assets} onReceive={receive} /> : <Collectibles onReceive={receive} />}
      <Suspense>{isReceiving && <ReceiveDialog {...{ chain, safe }} onClose={() => setReceiving(false)} />}</Suspense>
    </>
  )
}

function describe(rows: readonly AssetRow[], currency: string): string {
  const priced = rows.filter(({ price }) => price !== null).length
  const total = fiatText(totalOf(rows), currency.toUpperCase())
  return assetsMessages.summary({ total, priced, unpriced: rows.length - priced })
}
