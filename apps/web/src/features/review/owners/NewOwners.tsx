import { shortenAddress, type Address } from '@countersign/safe/light'
import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useReviewContext } from '../ReviewContext.tsx'

const ProveOwner = lazy(() => import('./ProveOwner.tsx').then(({ ProveOwner }) => ({ default: ProveOwner })))

/** Below the checks: the way to show that somebody controls who is to become an owner. */
export function NewOwners() {
  const { review, checks } = useReviewContext()
  const [proving, setProving] = useState<Address | null>(null)
  const open = (review?.newOwners ?? []).filter(({ owner }) =>
    checks.some(({ id, verdict, reason }) => id === 'new-owners' && verdict !== 'verified' && reason.includes(owner)),
  )
  if (!review || (open.length === 0 && proving === null)) return null
  const { state, reviewed } = review
  const chosen = review.newOwners.find(({ owner }) => owner === proving)
  return (
    <Group gap="xs">
      {open.map(({ owner }) => (
        <Button key={owner} size="xs" onClick={() => setProving(owner)}>
          Prove control of {shortenAddress(owner)}
        </Button>
      ))}
      <Suspense>
        {chosen && (
          <ProveOwner
            {...chosen}
            account={reviewed.safe}
            version={state.version}
            block={state.block}
            onClose={() => setProving(null)}
          />
        )}
      </Suspense>
    </Group>
  )
}
