import { EmptyState, PageHeader, SkeletonRows } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useRecoveries } from '../../../data/recovery/useRecoveries.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { StartForm } from './StartForm.tsx'
import { recoveryStartMessages } from './recoveryStartMessages.ts'

/** For the recoverer: the new owners, and the times of each step. */
export function StartRecoveryPage() {
  const account = useAccount()
  const { chain, chainId, safe } = account
  const { recoveries, error, retry } = useRecoveries(account)
  const name = useNames().nameOf(safe, chainId)?.name ?? recoveryStartMessages.thisAccount
  useDocumentTitle(recoveryStartMessages.title, name)
  const [recovery] = recoveries ?? []
  if (recovery) return <StartForm recovery={recovery} name={name} />
  return (
    <>
      <PageHeader title={recoveryStartMessages.title} />
      {error ? (
        <QueryError
          title={recoveryStartMessages.notRead({ name, network: chain.chainName })}
          error={error}
          isPage
          onRetry={retry}
        />
      ) : recoveries?.length === 0 ? (
        <EmptyState
          level={2}
          sentence={recoveryStartMessages.notSetUp}
          detail={recoveryStartMessages.notSetUpDetail({ name })}
          action={
            <Link to="/safes/$safe/setup/recovery" params={{ safe: account.account }} className="cs-act">
              {recoveryStartMessages.setUp}
            </Link>
          }
        />
      ) : (
        <SkeletonRows rows={5} shape="account" label={recoveryStartMessages.loading} />
      )}
    </>
  )
}
