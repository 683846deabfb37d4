import { numberText } from '@countersign/primitives'
import { Button } from '@mantine/core'
import { Icon, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { assetsMessages } from '../assetsMessages.ts'
import styles from './Assets.module.css'

const ReceiveDialog = lazyPart(() =>
  import('../../../parts/receive/ReceiveDialog.tsx').then(({ ReceiveDialog }) => ({ default: ReceiveDialog })),
)

export type AssetsTab = 'tokens' | 'nfts' | 'approvals'

/** Tokens and NFTs are one page, so the search part decides which link the router marks as current. */
const ONE_TAB = { exact: true, includeSearch: true } as const

export interface AssetsLayoutProps {
  subtitle: ReactNode
  /** Shown at the tabs; a missing number is not known. */
  counts: { readonly [Tab in AssetsTab]?: number | undefined }
  /** A further button beside Receive and Send. */
  action?: ReactNode
  /** @param receive shows the address of the account */
  children(receive: () => void): ReactNode
}

/** The heading and the tabs of everything that the account holds. */
export function AssetsLayout({ subtitle, counts, action, children }: AssetsLayoutProps) {
  const { chain, safe, account } = useAccount()
  const [isReceiving, setReceiving] = useState(false)
  const receive = () => setReceiving(true)
  const params = { safe: account }
  return (
    <>
      <PageHeader
        title={assetsMessages.title}
        subtitle={subtitle}
        actions={
          <>
            {action}
            <Button leftSection={<Icon name="arrow-down-left" />} onClick={receive}>
              {assetsMessages.receive}
            </Button>
            <Button
              variant="filled"
              leftSection={<Icon name="arrow-up-right" />}
              renderRoot={(props) => <Link to="/safes/$safe/send" params={params} {...props} />}
            >
              {assetsMessages.send}
            </Button>
          </>
        }
      />
      <nav className={styles.tabs} aria-label={assetsMessages.kinds}>
        <Link to="/safes/$safe/assets" params={params} activeOptions={ONE_TAB}>
          {assetsMessages.tokens} <Count value={counts.tokens} />
        </Link>
        {hasFeature(chain, 'ERC721') && (
          <Link to="/safes/$safe/assets" params={params} search={{ tab: 'nfts' }} activeOptions={ONE_TAB}>
            {assetsMessages.nfts} <Count value={counts.nfts} />
          </Link>
        )}
        <Link to="/safes/$safe/approvals" params={params} activeOptions={ONE_TAB}>
          {assetsMessages.approvals} <Count value={counts.approvals} />
        </Link>
        <Link to="/safes/$safe/assets" params={params} search={{ tab: 'time' }} activeOptions={ONE_TAB}>
          {assetsMessages.overTime}
        </Link>
      </nav>
      {children(receive)}
      <Suspense>{isReceiving && <ReceiveDialog {...{ chain, safe }} onClose={() => setReceiving(false)} />}</Suspense>
    </>
  )
}

const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? null : <span>{numberText(value)}</span>
