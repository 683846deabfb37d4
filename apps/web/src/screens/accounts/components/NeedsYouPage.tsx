import { Button } from '@mantine/core'
import { EmptyState, Icon, PageHeader, RichText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useConfig } from '../../../data/query/useConfig.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { openConnectDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import { nameOfKey } from '../../../data/keys/nameOfKey.ts'
import type { AccountList } from '../AccountList.ts'
import { accountsMessages } from '../accountsMessages.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'
import type { NeededWork } from '../NeededWork.ts'
import { needsCount, urgentCount } from '../needsCount.ts'
import { useIsFirstRun } from '../useIsFirstRun.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import type { FirstRunProps } from './FirstRun.tsx'
import { LazyFirstRun } from './LazyFirstRun.tsx'
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
  useDocumentTitle(count > 0 ? messages.title(count) : null)
  const isFirst = useIsFirstRun(known.accounts.length)
  if (isFirst)
    return (
      <Suspense>
        <LazyFirstRun onUseDemoOwner={onUseDemoOwner} />
      </Suspense>
    )
  const hasNone = known.accounts.length === 0 && known.error === null && !known.isLoading
  // Without a wallet, or with an account that could not be read, "nothing" would be a guess.
  const isUnknown = count === 0 && (needs.isLoading || isUnread(known, needs) || wallet.address === null)
  return (
    <>
      <PageHeader
        title={isUnknown ? messages.needsYou : messages.headline(count)}
        subtitle={isUnknown ? undefined : subtitleOf(known, needs)}
      />
      <div className={styles.notices}>
        <UnreadNotices known={known} needs={needs} />
      </div>
      {needs.alarms.length > 0 && <div className={styles.alarms}>{alarms}</div>}
      {wallet.address === null ? (
        <div className={styles.layout}>
          <NoWallet />
          <div className={styles.side}>{changes}</div>
        </div>
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
      <Suspense>{demo && hasNone && <LazyFirstRun embedded onUseDemoOwner={onUseDemoOwner} />}</Suspense>
    </>
  )
}

const isUnread = (known: AccountList, needs: NeededWork): boolean =>
  known.error !== null || known.unreadChains.length > 0 || needs.failed.length > 0

function subtitleOf({ accounts }: AccountList, needs: NeededWork): string {
  const { items, alarms, below } = needs
  const networks = new Set(accounts.map(({ chain }) => chain.chainId)).size
  if (needsCount(needs) === 0)
    return messages.across({
      scope: accountsMessages.scope({ accounts: accounts.length + below.length, networks }),
    })
  const names = [
    ...items.map(({ account }) => nameOfKey(account.key)),
    ...alarms.map(({ chain, safe }) => nameOfKey({ chainId: chain.chainId, safe })),
  ]
  return messages.work({
    accounts: new Set(names).size,
    urgent: urgentCount(needs),
    executable: items.filter(({ act }) => act === 'execute').length,
  })
}

function NoWallet() {
  const accounts = (words: ReactNode) => (
    <Link to="/accounts" className="cs-link">
      {words}
    </Link>
  )
  return (
    <div className={styles.groups}>
      <EmptyState
        level={2}
        sentence={messages.noWallet}
        detail={<RichText text={messages.noWalletDetail} slots={{ accounts }} />}
        action={
          <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
            {messages.connect}
          </Button>
        }
      />
    </div>
  )
}
