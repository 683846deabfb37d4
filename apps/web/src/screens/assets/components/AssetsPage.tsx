import { numberText } from '@countersign/primitives'
import { Button } from '@mantine/core'
import { fiatText, Icon, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { totalOf, type AssetRow } from '../assetRows.ts'
import { useAssets } from '../useAssets.ts'
import styles from './Assets.module.css'
import { Collectibles } from './Collectibles.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { assetsMessages } from '../assetsMessages.ts'

export type AssetsTab = 'tokens' | 'nfts'

/** Both tabs are one page, so the search part decides which link the router marks as current. */
const ONE_TAB = { exact: true, includeSearch: true } as const

export function AssetsPage({ tab }: { tab: AssetsTab }) {
  const { chain, chainId, safe, account } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  useDocumentTitle(assetsMessages.title, nameOf(safe, chainId)?.name ?? null)
  const hasNfts = hasFeature(chain, 'ERC721')
  const shown = hasNfts ? tab : 'tokens'
  return (
    <>
      <PageHeader
        title={assetsMessages.title}
        subtitle={assets.rows && describe(assets.rows, assets.currency)}
        actions={
          <Button
            variant="filled"
            leftSection={<Icon name="arrow-up-right" />}
            renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
          >
            {assetsMessages.send}
          </Button>
        }
      />
      {hasNfts && (
        <nav className={styles.tabs} aria-label={assetsMessages.kinds}>
          <Link to="/safes/$safe/assets" params={{ safe: account }} activeOptions={ONE_TAB}>
            {assetsMessages.tokens} {assets.rows && <span>{numberText(assets.rows.length)}</span>}
          </Link>
          <Link to="/safes/$safe/assets" params={{ safe: account }} search={{ tab: 'nfts' }} activeOptions={ONE_TAB}>
            {assetsMessages.nfts}
          </Link>
        </nav>
      )}
      {shown === 'tokens' ? <TokensPanel assets={assets} /> : <Collectibles />}
    </>
  )
}

function describe(rows: readonly AssetRow[], currency: string): string {
  const priced = rows.filter(({ price }) => price !== null).length
  const total = fiatText(totalOf(rows), currency.toUpperCase())
  return assetsMessages.summary({ total, priced, unpriced: rows.length - priced })
}
