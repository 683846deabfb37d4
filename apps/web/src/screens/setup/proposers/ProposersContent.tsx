import type { Address } from '@countersign/primitives'
import { EmptyState, NoticeStrip, SkeletonRows } from '@countersign/ui'
import type { ReactNode } from 'react'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { LoadMore } from '../../../parts/lists/LoadMore.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import styles from './Proposers.module.css'
import { ProposersTable } from './ProposersTable.tsx'
import type { Proposers } from './useProposers.ts'

type Props = {
  readonly owners: readonly Address[]
  readonly proposers: Proposers
  readonly add: ReactNode
  onChange(delegation: Delegation): void
  onRemove(delegation: Delegation): void
}

/** The list in each of its states. */
export function ProposersContent({ owners, proposers, add, ...acts }: Props) {
  const { from, why } = useDataSource()
  const { delegations, list, isStale, retry } = proposers
  if (from === 'chain') return <WithoutService isLost={why === 'lost'} />
  if (delegations === undefined) return <Unread {...{ list, retry }} />
  return (
    <>
      {isStale && (
        <NoticeStrip title="The list could not be refreshed." action={{ label: 'Retry', onClick: retry }}>
          The list below is cached and may be incomplete.
        </NoticeStrip>
      )}
      {delegations.length === 0 ? (
        <EmptyState
          sentence="No proposers."
          detail="A proposer sends transactions for the owners to sign, and cannot sign itself. For example an assistant, or a program that prepares payments."
          action={add}
        />
      ) : (
        <ProposersTable {...{ delegations, owners }} {...acts} />
      )}
      <LoadMore
        what="proposers"
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
      <p className={styles.public}>
        This list is public: any person who knows the account’s address can request it from the service.
      </p>
    </>
  )
}

const WithoutService = ({ isLost }: { isLost: boolean }) => (
  <EmptyState
    sentence="The list of proposers is not available."
    detail={
      isLost
        ? 'The service stores this list and does not answer now. Until it does, proposers cannot send transactions.'
        : 'A service stores this list, and this page runs without one. Share a draft as a link, file or code instead.'
    }
  />
)

const Unread = ({ list, retry }: Pick<Proposers, 'list' | 'retry'>) =>
  list.error ? (
    <QueryError
      title="The service did not send the proposers"
      error={list.error}
      stillWorks="Proposers cannot sign: owners, balances and signatures are not affected."
      onRetry={retry}
    />
  ) : (
    <SkeletonRows rows={2} shape="account" label="Loading the proposers" />
  )
