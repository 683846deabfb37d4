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

export type AssetsTab = 'tokens' | 'nfts'

/** Both tabs are one page, so the search part decides which link the router marks as current. */
const ONE_TAB = { exact: true, includeSearch: true } as const

export function AssetsPage({ tab }: { tab: AssetsTab }) {
  const { chain, chainId, safe, account } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  useDocumentTitle('Assets', nameOf(safe, chainId)?.name ?? null)
  const hasNfts = hasFeature(chain, 'ERC721')
  const shown = hasNfts ? tab : 'tokens'
  return (
    <>
      <PageHeader
        title="Assets"
        subtitle={assets.rows && describe(assets.rows, assets.currency)}
        actions={
          <Button
            variant="filled"
            leftSection={<Icon name="arrow-up-right" />}
            renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
          >
            Send
          </Button>
        }
      />
      {hasNfts && (
        <nav className={styles.tabs} aria-label="Kinds of assets">
          <Link to="/safes/$safe/assets" params={{ safe: account }} activeOptions={ONE_TAB}>
            Tokens {assets.rows && <span>{assets.rows.length}</span>}
          </Link>
          <Link to="/safes/$safe/assets" params={{ safe: account }} search={{ tab: 'nfts' }} activeOptions={ONE_TAB}>
            NFTs
          </Link>
        </nav>
      )}
      {shown === 'tokens' ? <TokensPanel assets={assets} /> : <Collectibles />}
    </>
  )
}

function describe(rows: readonly AssetRow[], currency: string): string {
  const priced = rows.filter(({ price }) => price !== null).length
  const unpriced = rows.length - priced
  const total = `${fiatText(totalOf(rows), currency.toUpperCase())} in ${priced} priced ${priced === 1 ? 'token' : 'tokens'}.`
  if (unpriced === 0) return total
  return `${total} ${unpriced} ${unpriced === 1 ? 'token has' : 'tokens have'} no price.`
}
