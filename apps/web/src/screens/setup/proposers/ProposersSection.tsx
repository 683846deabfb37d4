import type { Address } from '@countersign/safe/light'
import { Icon, ProvenanceMark, SectionHeading } from '@countersign/ui'
import { lazy, Suspense, useState } from 'react'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useSectionMark } from '../nav/SectionMark.ts'
import { ProposersContent } from './ProposersContent.tsx'
import { useProposers } from './useProposers.ts'

const ProposerDialog = lazy(() => import('./ProposerDialog.tsx').then((module) => ({ default: module.ProposerDialog })))
const RemoveProposerDialog = lazy(() =>
  import('./RemoveProposerDialog.tsx').then((module) => ({ default: module.RemoveProposerDialog })),
)

/** What is open above the list. */
type Open = { readonly dialog: 'add' } | { readonly dialog: 'change' | 'remove'; readonly delegation: Delegation }

/** Who may propose without owning, as the service lists them. @param owners as the chain has them; empty while it has not answered */
export function ProposersSection({ owners }: { owners: readonly Address[] }) {
  const proposers = useProposers(owners)
  const { delegations, total } = proposers
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  useSectionMark('proposers', { count: delegations && total })
  const add = (
    <ActButton
      act="add-proposer"
      size="xs"
      showReason={false}
      leftSection={<Icon name="plus" />}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      Add a proposer
    </ActButton>
  )
  return (
    <section aria-labelledby="proposers-heading">
      <SectionHeading
        id="proposers-heading"
        title="Proposers"
        {...(delegations && total > 0 ? { count: <Count total={total} />, action: add } : {})}
      />
      <ProposersContent
        {...{ owners, proposers, add }}
        onChange={(delegation) => setOpen({ dialog: 'change', delegation })}
        onRemove={(delegation) => setOpen({ dialog: 'remove', delegation })}
      />
      <Suspense>
        {open?.dialog === 'remove' && <RemoveProposerDialog delegation={open.delegation} onClose={close} />}
        {open && open.dialog !== 'remove' && (
          <ProposerDialog
            owners={owners}
            known={delegations ?? []}
            delegation={open.dialog === 'change' ? open.delegation : null}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}

const Count = ({ total }: { total: number }) => (
  <>
    {total}, may suggest but never sign <ProvenanceMark source="service" />
  </>
)
