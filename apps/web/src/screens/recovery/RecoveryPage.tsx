import { PageHeader, SkeletonRows } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useRecoveries } from '../../data/recovery/useRecoveries.ts'
import { useAccountAlarms } from '../../parts/recovery/useAccountAlarms.ts'
import { QueryError } from '../../parts/status/QueryError.tsx'
import { useNames } from '../../data/names/useNames.ts'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { AlarmView } from './alarm/AlarmView.tsx'
import { RecoveryForm } from './form/RecoveryForm.tsx'
import { recoveryMessages } from './recoveryMessages.ts'

/** Shows the alarm while an attempt runs, otherwise the form that sets recovery up or changes it. */
export function RecoveryPage() {
  const account = useAccount()
  const { chain, safe, chainId } = account
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const { recoveries, error, retry } = useRecoveries(account)
  const { alarms, now } = useAccountAlarms(account)
  const name = useNames().nameOf(safe, chainId)?.name ?? recoveryMessages.thisAccount
  useDocumentTitle(recoveryMessages.title, name)
  if (error)
    return (
      <>
        <PageHeader title={recoveryMessages.title} />
        <QueryError
          title={recoveryMessages.notRead({ network: chain.chainName })}
          error={error}
          isPage
          onRetry={retry}
        />
      </>
    )
  if (!state || recoveries === null)
    return (
      <>
        <PageHeader title={recoveryMessages.title} />
        <SkeletonRows rows={6} shape="account" label={recoveryMessages.loading} />
      </>
    )
  if (alarms.length > 0)
    return alarms.map((alarm) => (
      <AlarmView key={alarm.recovery.address} alarm={alarm} name={name} modules={state.modules} now={now} />
    ))
  const [recovery] = recoveries
  return <RecoveryForm key={recovery?.address ?? 'new'} recovery={recovery ?? null} state={state} now={now} />
}
