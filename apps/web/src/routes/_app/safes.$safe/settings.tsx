import { SkeletonRows } from '@countersign/ui'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { draftStore } from '../../../shared/draft/draftStore.ts'
import { AccountSettingsPage } from '../../../features/settings/components/AccountSettingsPage.tsx'
import { useAccount } from '../../../shared/url/useAccount.ts'

const SpendingLimits = lazy(() =>
  import('../../../features/spending-limits/components/SpendingLimits.tsx').then(({ SpendingLimits }) => ({
    default: SpendingLimits,
  })),
)

export const Route = createFileRoute('/_app/safes/$safe/settings')({ component: Settings })

function Settings() {
  return <AccountSettingsPage limits={<Limits />} />
}

/** A change of a limit is a transaction like any other: it goes to its review. */
function Limits() {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<SkeletonRows rows={2} shape="account" label="Loading the spending limits" />}>
      <SpendingLimits
        key={account}
        onDraft={(transaction, typed) => {
          const draft = draftStore.save({ chainId, safe, transaction, note: '', source: 'limit', typed: [...typed] })
          void navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft } })
        }}
      />
    </Suspense>
  )
}
