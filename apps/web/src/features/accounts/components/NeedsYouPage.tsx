import { InfoNote, NoticeStrip, PageHeader, useNow } from '@countersign/ui'
import { useDocumentTitle } from '../../../shared/url/useDocumentTitle.ts'
import { useConfig } from '../../../shared/config/useConfig.ts'
import { useWallet } from '../../../shared/wallet/walletStore.ts'
import { headline, scopeWords, waitedWords } from '../headline.ts'
import { useKnownAccounts } from '../useKnownAccounts.ts'
import { useNeedsYou } from '../useNeedsYou.ts'
import { AccountsSection } from './AccountsSection.tsx'
import { FirstRun, type FirstRunProps } from './FirstRun.tsx'
import type { RowVerdictOf } from './NeededRow.tsx'
import { NeedsYouList, type MessageRowOf } from './NeedsYouList.tsx'

export interface NeedsYouPageProps extends Pick<FirstRunProps, 'onUseDemoOwner'> {
  verdictOf: RowVerdictOf
  messageRowOf: MessageRowOf
}

/** Work first, then the accounts it comes from; before there is any account, the ways to get one. */
export function NeedsYouPage({ verdictOf, messageRowOf, onUseDemoOwner }: NeedsYouPageProps) {
  const known = useKnownAccounts()
  const needs = useNeedsYou()
  const wallet = useWallet()
  const demo = useConfig()?.demo
  const now = useNow(true)
  const count = needs.items.length
  useDocumentTitle(count > 0 ? `${count} need you` : null)
  if (known.accounts.length === 0 && wallet.address === null) return <FirstRun onUseDemoOwner={onUseDemoOwner} />
  const covered = new Set(
    [...known.accounts, ...needs.items.map(({ account }) => account)].map(({ account }) => account),
  )
  const networks = new Set(known.accounts.map(({ chain }) => chain.chainId)).size
  const oldest = Math.min(...needs.items.map(({ since }) => since))
  const hasNone = known.accounts.length === 0 && known.error === null && !known.isLoading
  const isUnknown = count === 0 && (needs.isLoading || known.error !== null)
  const scope = isUnknown ? undefined : `Across ${scopeWords(covered.size, networks)}.`
  return (
    <>
      <PageHeader
        title={isUnknown ? 'Needs you' : headline(count)}
        subtitle={count > 0 ? `${scope} Oldest has waited ${waitedWords(now - oldest)}.` : scope}
      />
      {needs.failed.length > 0 && (
        <NoticeStrip title="Some accounts could not be read completely.">
          {needs.failed.map(({ account }) => account).join(', ')}: something there may need you too.
        </NoticeStrip>
      )}
      {wallet.address === null ? (
        <NoticeStrip icon="wallet-off" title="No wallet is connected.">
          Connect the wallet of an owner to see what waits for it.
        </NoticeStrip>
      ) : (
        (known.error === null || count > 0) && <NeedsYouList {...{ needs, verdictOf, messageRowOf }} />
      )}
      {needs.unreadMessages.length > 0 && (
        <InfoNote title="Some messages were not read">
          {needs.unreadMessages.map(({ account }) => account).join(', ')}: the page of the account lists all its
          messages.
        </InfoNote>
      )}
      {needs.unreadApprovals.length > 0 && (
        <InfoNote title="Some accounts that your accounts own were not read">
          {needs.unreadApprovals.map(({ account }) => account).join(', ')}: transactions may need the approval of an
          account you own.
        </InfoNote>
      )}
      <AccountsSection known={known} needs={needs} />
      {demo && hasNone && <FirstRun embedded onUseDemoOwner={onUseDemoOwner} />}
    </>
  )
}
