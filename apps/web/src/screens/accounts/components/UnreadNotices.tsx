import { InfoNote, NoticeStrip, timeOfDay } from '@countersign/ui'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import type { AccountList } from '../AccountList.ts'
import { namesOf } from '../headline.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import type { NeededWork } from '../NeededWork.ts'

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
          title="The service did not send the accounts that your wallet owns"
          error={known.error}
          stillWorks="Open work of the accounts stored in this browser is listed below."
          onRetry={known.retry}
        />
      )}
      {known.unreadChains.length > 0 && (
        <NoticeStrip title={`${known.unreadChains.join(', ')} could not be read.`}>
          Accounts that you own on these networks are missing below.
        </NoticeStrip>
      )}
      {needs.staleSince !== null && (
        <NoticeStrip icon="clock" title={`As of ${timeOfDay(needs.staleSince)}.`}>
          The service did not answer. Newer events are missing.
        </NoticeStrip>
      )}
      {needs.unreadRecoveries > 0 && (
        <NoticeStrip title="Some recovery attempts could not be read.">
          {needs.unreadRecoveries === 1 ? 'One account was' : `${needs.unreadRecoveries} accounts were`} not checked. A
          recovery may be running there.
        </NoticeStrip>
      )}
      {needs.failed.length > 0 && (
        <NoticeStrip title="Some accounts could not be read." action={{ label: 'Try again', onClick: needs.retry }}>
          {names(needs.failed)} may need you too.
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
        <InfoNote title="Some accounts have more entries than are listed here">
          {names(needs.partial)}. The queue and the messages of each account list all of them.
        </InfoNote>
      )}
      {needs.isCut && (
        <InfoNote title="Some accounts that your accounts own were not read">
          There are too many, or they are more than eight levels away. Transactions there may need the approval of an
          account that you own.
        </InfoNote>
      )}
      {from === 'chain' && (
        <InfoNote title="Only data of this browser is listed">
          Without a service, this page has no proposals of other owners and no list of the accounts that your accounts
          own.
        </InfoNote>
      )}
    </>
  )
}
