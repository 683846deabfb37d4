import { InfoNote, NoticeStrip, timeOfDay } from '@countersign/ui'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import type { AccountList } from '../AccountList.ts'
import { namesOf } from '../namesOf.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import type { NeededWork } from '../NeededWork.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'

type Props = { readonly known: AccountList; readonly needs: NeededWork }

function useNamesOf() {
  const { nameOf } = useNames()
  return (accounts: readonly KnownAccount[]) =>
    namesOf(accounts.map(({ safe, chain, account }) => nameOf(safe, chain.chainId)?.name ?? account))
}

/** Failed reads, shown before the rows. */
export function UnreadNotices({ known, needs }: Props) {
  const names = useNamesOf()
  return (
    <>
      {known.error && (
        <QueryError
          title={messages.accountsFailed}
          error={known.error}
          stillWorks={messages.accountsFailedDetail}
          onRetry={known.retry}
        />
      )}
      {known.unreadChains.length > 0 && (
        <NoticeStrip title={messages.unreadNetworks({ networks: known.unreadChains })}>
          {messages.unreadNetworksDetail}
        </NoticeStrip>
      )}
      {needs.staleSince !== null && (
        <NoticeStrip icon="clock" title={messages.asOf({ time: timeOfDay(needs.staleSince) })}>
          {messages.stale}
        </NoticeStrip>
      )}
      {needs.unreadRecoveries > 0 && (
        <NoticeStrip title={messages.unreadRecoveries}>
          {messages.unreadRecoveriesDetail(needs.unreadRecoveries)}
        </NoticeStrip>
      )}
      {needs.failed.length > 0 && (
        <NoticeStrip title={messages.unreadAccounts} action={{ label: messages.tryAgain, onClick: needs.retry }}>
          {messages.mayNeedYou({ accounts: names(needs.failed) })}
        </NoticeStrip>
      )}
    </>
  )
}

/** What is left out although every read succeeded. */
export function LeftOutNotes({ needs }: Pick<Props, 'needs'>) {
  const names = useNamesOf()
  const { from } = useDataSource()
  return (
    <>
      {needs.partial.length > 0 && (
        <InfoNote title={messages.partial}>{messages.partialDetail({ accounts: names(needs.partial) })}</InfoNote>
      )}
      {needs.isCut && <InfoNote title={messages.cut}>{messages.cutDetail}</InfoNote>}
      {from === 'chain' && <InfoNote title={messages.alone}>{messages.aloneDetail}</InfoNote>}
    </>
  )
}
