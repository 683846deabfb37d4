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
import { proposerMessages } from './proposerMessages.ts'

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
        <NoticeStrip title={proposerMessages.notRefreshed} action={{ label: proposerMessages.retry, onClick: retry }}>
          {proposerMessages.cached}
        </NoticeStrip>
      )}
      {delegations.length === 0 ? (
        <EmptyState sentence={proposerMessages.noProposers} detail={proposerMessages.whatProposerIs} action={add} />
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
      <p className={styles.public}>{proposerMessages.listIsPublic}</p>
    </>
  )
}

const WithoutService = ({ isLost }: { isLost: boolean }) => (
  <EmptyState
    sentence={proposerMessages.notAvailable}
    detail={isLost ? proposerMessages.serviceSilent : proposerMessages.noService}
  />
)

const Unread = ({ list, retry }: Pick<Proposers, 'list' | 'retry'>) =>
  list.error ? (
    <QueryError
      title={proposerMessages.notSent}
      error={list.error}
      stillWorks={proposerMessages.cannotSign}
      onRetry={retry}
    />
  ) : (
    <SkeletonRows rows={2} shape="account" label={proposerMessages.loading} />
  )
