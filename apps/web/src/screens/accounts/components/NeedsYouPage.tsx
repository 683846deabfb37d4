import { NoticeStrip, PageHeader } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfig } from '../../../data/query/useConfig.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { nameOfKey } from '../../../data/inbox/nameOfKey.ts'
import type { AccountList } from '../AccountList.ts'
import { headline, scopeWords, workWords } from '../headline.ts'
import type { NeededWork } from '../NeededWork.ts'
import { needsCount, urgentCount } from '../needsCount.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import { FirstRun, type FirstRunProps } from './FirstRun.tsx'
import styles from './Inbox.module.css'
import { NeedsGroups, type NeedsGroupsProps } from './NeedsGroups.tsx'
import { LeftOutNotes, UnreadNotices } from './UnreadNotices.tsx'
import { WaitingForOthers } from './WaitingForOthers.tsx'

export interface NeedsYouPageProps
  extends Pick<FirstRunProps, 'onUseDemoOwner'>, Pick<NeedsGroupsProps, 'verdictOf' | 'messageRowOf'> {
  /** Shown first, because it is urgent. */
  alarms?: ReactNode
  /** Events in the accounts since the last visit. */
  changes?: ReactNode
}

/** Open work for the wallet in all its accounts. Without any account, the ways to open one. */
export function NeedsYouPage({ verdictOf, messageRowOf, onUseDemoOwner, alarms, changes }: NeedsYouPageProps) {
  const known = useKnownAccounts()
  const needs = useNeedsYou()
  const wallet = useWallet()
  const demo = useConfig()?.demo
  const count = needsCount(needs)
  useDocumentTitle(count > 0 ? `${count} need you` : null)
  if (known.accounts.length === 0 && wallet.address === null) return <FirstRun onUseDemoOwner={onUseDemoOwner} />
  const hasNone = known.accounts.length === 0 && known.error === null && !known.isLoading
  const isUnknown = count === 0 && (needs.isLoading || known.error !== null)
  return (
    <>
      <PageHeader
        title={isUnknown ? 'Needs you' : headline(count)}
        subtitle={isUnknown ? undefined : subtitleOf(known, needs)}
      />
      <UnreadNotices known={known} needs={needs} />
      {needs.alarms.length > 0 && <div className={styles.alarms}>{alarms}</div>}
      {wallet.address === null ? (
        <NoticeStrip icon="wallet-off" title="No wallet is connected.">
          Connect the wallet of an owner to see the transactions that wait for it. Your accounts are under{' '}
          <Link to="/accounts" className="cs-link">
            Accounts
          </Link>
          .
        </NoticeStrip>
      ) : (
        <div className={styles.layout}>
          {(known.error === null || count > 0) && <NeedsGroups {...{ needs, verdictOf, messageRowOf }} />}
          <div className={styles.side}>
            {changes}
            <WaitingForOthers waiting={needs.waiting} />
          </div>
        </div>
      )}
      {wallet.address !== null && <LeftOutNotes needs={needs} />}
      {demo && hasNone && <FirstRun embedded onUseDemoOwner={onUseDemoOwner} />}
    </>
  )
}

function subtitleOf({ accounts }: AccountList, needs: NeededWork): string {
  const { items, alarms, below } = needs
  const networks = new Set(accounts.map(({ chain }) => chain.chainId)).size
  if (needsCount(needs) === 0) return `Across ${scopeWords(accounts.length + below.length, networks)}.`
  const names = [
    ...items.map(({ account }) => nameOfKey(account.key)),
    ...alarms.map(({ chain, safe }) => nameOfKey({ chainId: chain.chainId, safe })),
  ]
  return workWords({
    accounts: new Set(names).size,
    urgent: urgentCount(needs),
    executable: items.filter(({ act }) => act === 'execute').length,
  })
}
