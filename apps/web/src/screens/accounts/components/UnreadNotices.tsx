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

/** What could not be read, before the rows that could. */
export function UnreadNotices({ known, needs }: Props) {
  const names = useNamesOf()
  return (
    <>
      {known.error && (
        <QueryError
          title="The service did not list the accounts your wallet owns"
          error={known.error}
          stillWorks="What waits in the accounts kept in this browser is below."
          onRetry={known.retry}
        />
      )}
      {known.unreadChains.length > 0 && (
        <NoticeStrip title={`${known.unreadChains.join(', ')} could not be read.`}>
          Accounts that you own there are missing below.
        </NoticeStrip>
      )}
      {needs.staleSince !== null && (
        <NoticeStrip icon="clock" title={`As of ${timeOfDay(needs.staleSince)}.`}>
          The service did not answer. What arrived since then is missing.
        </NoticeStrip>
      )}
      {needs.unreadRecoveries > 0 && (
        <NoticeStrip title="Some recovery attempts could not be read.">
          {needs.unreadRecoveries === 1 ? 'One account was' : `${needs.unreadRecoveries} accounts were`} not checked: a
          recovery may run there.
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

/** What is left out although everything answered. */
export function LeftOutNotes({ needs }: Pick<Props, 'needs'>) {
  const names = useNamesOf()
  const { from } = useDataSource()
  return (
    <>
      {needs.partial.length > 0 && (
        <InfoNote title="Some accounts have more than is listed here">
          {names(needs.partial)}: the queue and the messages of the account list everything.
        </InfoNote>
      )}
      {needs.isCut && (
        <InfoNote title="Some accounts that your accounts own were not read">
          They are too many, or more than eight accounts stand between them and you. Transactions there may need the
          approval of an account you own.
        </InfoNote>
      )}
      {from === 'chain' && (
        <InfoNote title="This is what this browser knows">
          Without a service this page does not know what others proposed, nor which accounts your accounts own.
        </InfoNote>
      )}
    </>
  )
}
