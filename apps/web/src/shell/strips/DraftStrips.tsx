import { Suspense } from 'react'
import { useRenumbering } from '../../data/drafts/renumberStore.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { BatchStrip } from '../../parts/draft/BatchStrip.tsx'
import { PlaceStrip } from '../../parts/draft/PlaceStrip.tsx'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const RenumberStrip = lazyPart(() =>
  import('../../screens/queue/renumber/RenumberStrip.tsx').then(({ RenumberStrip }) => ({ default: RenumberStrip })),
)

/** What this browser keeps for the next transaction of the account: its number, the batch, and what moves down in the queue. */
export function DraftStrips({ account }: { account: OpenAccount }) {
  const isMoving = useRenumbering(account.key) !== null
  return (
    <>
      <PlaceStrip account={account} />
      <BatchStrip account={account} />
      <Suspense>{isMoving && <RenumberStrip account={account} />}</Suspense>
    </>
  )
}
