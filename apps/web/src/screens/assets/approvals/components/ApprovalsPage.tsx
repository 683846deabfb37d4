import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../../data/url/useDocumentTitle.ts'
import { QueryError } from '../../../../parts/status/QueryError.tsx'
import { AssetsLayout } from '../../components/AssetsLayout.tsx'
import { describeAssets } from '../../describeAssets.ts'
import { useAssets } from '../../useAssets.ts'
import { NoticeStrip, SkeletonRows } from '@countersign/ui'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { useApprovals } from '../useApprovals.ts'
import styles from './Approvals.module.css'
import { ApprovalsList } from './ApprovalsList.tsx'
import { ApprovalsSummary } from './ApprovalsSummary.tsx'

/** Who may take what from the account: token approvals, read from the chain at one block. */
export function ApprovalsPage() {
  const { safe, chainId } = useAccount()
  const { nameOf } = useNames()
  const assets = useAssets()
  const { rows, query, currency, searchNode, lookBack } = useApprovals()
  useDocumentTitle(messages.title, nameOf(safe, chainId)?.name ?? null)
  const retry = () => void query.refetch()
  return (
    <AssetsLayout
      subtitle={assets.rows && describeAssets(assets.rows, assets.currency)}
      counts={{ tokens: assets.rows?.length, approvals: rows?.length }}
    >
      {() => (
        <>
          <p className={styles.intro}>{messages.intro}</p>
          {query.data && query.error && (
            <NoticeStrip title={messages.stale} action={{ label: messages.retry, onClick: retry }}>
              {messages.staleNote({ block: query.data.block })}
            </NoticeStrip>
          )}
          {rows && query.data ? (
            <>
              <ApprovalsSummary
                rows={rows}
                found={query.data}
                currency={currency}
                isSearching={query.isFetching}
                onSearchNode={searchNode}
                onLookBack={lookBack}
              />
              <ApprovalsList rows={rows} currency={currency} />
            </>
          ) : query.error ? (
            <QueryError
              title={messages.failed}
              error={query.error}
              stillWorks={messages.failedStillWorks}
              onRetry={retry}
            />
          ) : (
            <SkeletonRows rows={4} shape="table" label={messages.loading} />
          )}
        </>
      )}
    </AssetsLayout>
  )
}
