import { PageHeader, SkeletonRows } from '@countersign/ui'
import { useRecoveries } from '../../../data/recovery/useRecoveries.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { StartForm } from './StartForm.tsx'

/** For the recoverer: the new owners, and the times of each step. */
export function StartRecoveryPage() {
  const account = useAccount()
  const { chain, chainId, safe } = account
  const { recoveries, error, retry } = useRecoveries(account)
  const name = useNames().nameOf(safe, chainId)?.name ?? 'this account'
  useDocumentTitle('Start a recovery', name)
  const [recovery] = recoveries ?? []
  if (recovery) return <StartForm recovery={recovery} name={name} />
  return (
    <>
      <PageHeader title="Start a recovery" />
      {error ? (
        <QueryError
          title={`The recovery of ${name} could not be read from ${chain.chainName}`}
          error={error}
          isPage
          onRetry={retry}
        />
      ) : recoveries?.length === 0 ? (
        <p>No recovery is set up for {name}, so no recovery can be started.</p>
      ) : (
        <SkeletonRows rows={5} shape="account" label="Loading the recovery settings" />
      )}
    </>
  )
}
