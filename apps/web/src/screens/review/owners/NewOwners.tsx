import { type Address, shortenAddress } from '@countersign/primitives'
import { Button, Group, Stack } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ownersLeftOut } from '../../../parts/owners/ownersLeftOut.ts'
import { ProofsLeftOut } from '../../../parts/owners/ProofsLeftOut.tsx'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { reviewOwnersMessages } from './reviewOwnersMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const ProveOwner = lazyPart(() => import('./ProveOwner.tsx').then(({ ProveOwner }) => ({ default: ProveOwner })))

/**
 * Below the checks: proves that a person controls the address of each new owner, and lists the proofs that a proposal
 * cannot contain.
 */
export function NewOwners() {
  const { review, checks, draft } = useReviewContext()
  const nameOf = useOwnerName()
  const [proving, setProving] = useState<Address | null>(null)
  const open = (review?.newOwners ?? []).filter(({ owner }) =>
    checks.some(({ id, verdict, reason }) => id === 'new-owners' && verdict !== 'verified' && reason.includes(owner)),
  )
  const proofs = (review?.newOwners ?? []).flatMap(({ owner, proof }) => (proof ? [{ owner, signature: proof }] : []))
  const leftOut = draft === null ? [] : ownersLeftOut(proofs, draft.note, draft.app ?? null)
  if (!review || (open.length === 0 && proving === null && leftOut.length === 0)) return null
  const { state, reviewed } = review
  const chosen = review.newOwners.find(({ owner }) => owner === proving)
  return (
    <Stack gap="xs">
      <ProofsLeftOut owners={leftOut} nameOf={nameOf} />
      <Group gap="xs">
        {open.map(({ owner }) => (
          <Button key={owner} size="xs" onClick={() => setProving(owner)}>
            {reviewOwnersMessages.prove({ owner: shortenAddress(owner) })}
          </Button>
        ))}
      </Group>
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
    </Stack>
  )
}
