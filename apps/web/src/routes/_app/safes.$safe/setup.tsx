import { SkeletonRows } from '@countersign/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { needOf } from '../../../screens/accounts/needsYou.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { useSectionMark } from '../../../screens/setup/model/SectionMark.ts'
import type { WaitsFor } from '../../../screens/setup/related/useWaiting.ts'
import { SetupPage } from '../../../screens/setup/SetupPage.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { setupMessages } from '../../../screens/setup/setupMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const SpendingLimits = lazyPart(() =>
  import('../../../screens/spending-limits/components/SpendingLimits.tsx').then(({ SpendingLimits }) => ({
    default: SpendingLimits,
  })),
)

export const Route = createFileRoute('/_app/safes/$safe/setup')({ component: Setup })

function Setup() {
  return <SetupPage limits={<Limits />} waitsFor={waitsFor} />
}

/** @returns whether the transaction lacks this owner's signature or on-chain approval */
const waitsFor: WaitsFor = (transaction, owner) => needOf(transaction, false, owner)?.act === 'sign'

/** A change of a limit is a transaction like any other: it opens its review. */
function Limits() {
  const { account } = useAccount()
  const openReview = useOpenReview('limit')
  const [count, setCount] = useState<number>()
  useSectionMark('limits', { count })
  return (
    <Suspense fallback={<SkeletonRows rows={2} shape="account" label={setupMessages.loadingLimits} />}>
      <SpendingLimits
        key={account}
        onDraft={(transaction, typed) => void openReview(transaction, typed)}
        onCount={setCount}
      />
    </Suspense>
  )
}
