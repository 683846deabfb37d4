import type { Address } from '@countersign/primitives'
import { Icon, ProvenanceMark, SectionHeading } from '@countersign/ui'
import { Suspense, useState } from 'react'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useSectionMark } from '../model/SectionMark.ts'
import { ProposersContent } from './ProposersContent.tsx'
import { formNameOf, proposerForms } from './proposerForms.ts'
import { useProposers } from './useProposers.ts'
import { proposerMessages } from './proposerMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const ProposerDialog = lazyPart(() =>
  import('./ProposerDialog.tsx').then((module) => ({ default: module.ProposerDialog })),
)
const RemoveProposerDialog = lazyPart(() =>
  import('./RemoveProposerDialog.tsx').then((module) => ({ default: module.RemoveProposerDialog })),
)

/** The dialog above the list. */
type Open =
  /** The entry that the form edits, by `formNameOf`. */
  { readonly dialog: 'form'; readonly about: string } | { readonly dialog: 'remove'; readonly delegation: Delegation }

/**
 * The addresses that may propose without being owners, from the service.
 * @param owners from the chain; empty until it has answered
 */
export function ProposersSection({ owners }: { owners: readonly Address[] }) {
  const proposers = useProposers(owners)
  const { delegations, total } = proposers
  const { key } = useAccount()
  // A form that was open before a reload opens again.
  const [open, setOpen] = useState<Open | null>(() => {
    const about = proposerForms.overOf(key)
    return about === null ? null : { dialog: 'form', about }
  })
  const openForm = (delegation: Delegation | null) => setOpen({ dialog: 'form', about: formNameOf(delegation) })
  const form = open?.dialog === 'form' && delegations ? subjectOf(open.about, delegations) : undefined
  const close = () => setOpen(null)
  useSectionMark('proposers', { count: delegations && total })
  const add = (
    <ActButton act="add-proposer" size="xs" leftSection={<Icon name="plus" />} onClick={() => openForm(null)}>
      {proposerMessages.addProposer}
    </ActButton>
  )
  return (
    <section aria-labelledby="proposers-heading">
      <SectionHeading
        id="proposers-heading"
        title={proposerMessages.title}
        {...(delegations && total > 0 ? { count: <Count total={total} />, action: add } : {})}
      />
      <ProposersContent
        {...{ owners, proposers, add }}
        onChange={openForm}
        onRemove={(delegation) => setOpen({ dialog: 'remove', delegation })}
      />
      <Suspense>
        {open?.dialog === 'remove' && <RemoveProposerDialog delegation={open.delegation} onClose={close} />}
        {form !== undefined && (
          <ProposerDialog owners={owners} known={delegations ?? []} delegation={form} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}

/** The entry that the form edits: null for a new proposer, undefined if it is no longer in the list. */
const subjectOf = (about: string, delegations: readonly Delegation[]): Delegation | null | undefined =>
  about === formNameOf(null) ? null : delegations.find((one) => formNameOf(one) === about)

const Count = ({ total }: { total: number }) => (
  <>
    {proposerMessages.total({ total })} <ProvenanceMark source="service" />
  </>
)
