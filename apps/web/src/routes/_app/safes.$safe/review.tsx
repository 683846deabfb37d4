import type { Hex } from '@countersign/primitives'
import { packProofs } from '@countersign/safe/light'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AppGone } from '../../../screens/requests/app/components/AppGone.tsx'
import { ReviewPage } from '../../../screens/review/ReviewPage.tsx'
import { ShareDraft } from '../../../screens/share/ShareDraft.tsx'
import { workingBatches } from '../../../screens/builder/workingBatches.ts'
import { sendForms } from '../../../screens/send/model/sendForms.ts'
import { ownersFormStore } from '../../../screens/setup/owners/form/ownersFormStore.ts'
import { placeStore } from '../../../data/drafts/placeStore.ts'
import { renumberStore } from '../../../data/drafts/renumberStore.ts'
import { type Draft, draftStore } from '../../../data/drafts/draftStore.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const PlanStrip = lazyPart(() =>
  import('../../../screens/planner/PlanStrip.tsx').then(({ PlanStrip }) => ({ default: PlanStrip })),
)

/** The limit of a note in a shared proposal. */
const MOST_SHARED_NOTE = 2000

const validateSearch = (search: Record<string, unknown>): { draft?: string } =>
  typeof search['draft'] === 'string' ? { draft: search['draft'] } : {}

export const Route = createFileRoute('/_app/safes/$safe/review')({ validateSearch, component: Review })

function Review() {
  const { draft } = Route.useSearch()
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const asked = draftStore.read(draft ?? '')
  return (
    <>
      <Suspense>{draft !== undefined && <PlanStrip draft={draft} />}</Suspense>
      <AppGone
        request={asked?.request}
        app={asked?.app}
        what="transaction"
        onDrop={() => {
          draftStore.remove(draft ?? '')
          void navigate({ to: '/safes/$safe/queue', params: { safe: account } })
        }}
      />
      <ReviewPage
        key={draft ?? ''}
        draftId={draft ?? ''}
        share={({ reviewed, state, newOwners }) => (
          <ShareDraft
            {...{ reviewed, state }}
            note={noteOf(
              draft,
              newOwners.flatMap(({ proof }) => proof ?? []),
            )}
          />
        )}
        onProposed={async ({ source, request, owners, transaction, saved, moved, plan }, safeTxHash, id) => {
          if (placeStore.get(key)?.nonce === transaction.nonce) placeStore.clear()
          if (moved !== undefined) renumberStore.proposed(key, moved)
          if (request !== undefined) await answerRequest(request, safeTxHash)
          if (source === 'transfer' || source === 'call') sendForms.clear(key)
          if (source === 'builder') workingBatches.clear(key)
          if (saved !== undefined) await forgetDraft(key, saved)
          if (source === 'approvals') await forgetChosenApprovals(key)
          if (source === 'recovery') await forgetRecoveryForm(key)
          if (plan !== undefined) await notePlanned(key, { draft: id, plan }, safeTxHash)
          else if (owners !== undefined) ownersFormStore.clear(key)
        }}
      />
    </>
  )
}

/** The note that is shared with a draft. It contains the proofs of new owners. */
const noteOf = (draft: string | undefined, proofs: readonly Hex[]): string =>
  packProofs(draftStore.read(draft ?? '')?.note ?? '', proofs, (note) => note.length <= MOST_SHARED_NOTE).note

async function forgetChosenApprovals(key: AccountKey): Promise<void> {
  const { chosenApprovals } = await import('../../../screens/assets/approvals/model/chosenApprovals.ts')
  chosenApprovals.clear(key)
}

async function forgetRecoveryForm(key: AccountKey): Promise<void> {
  const { recoveryForms } = await import('../../../screens/recovery/form/recoveryForms.ts')
  recoveryForms.clear(key)
}

/** A draft is done when it is proposed; a template stays for the next time. */
async function forgetDraft(key: AccountKey, id: string): Promise<void> {
  const { savedDrafts } = await import('../../../data/drafts/savedDrafts.ts')
  const draft = savedDrafts.read(key, id)
  if (draft?.kind === 'draft') savedDrafts.remove(draft)
}

/** Answers the dapp that waits for this proposal. */
async function answerRequest(request: string, safeTxHash: Hex): Promise<void> {
  const { requestStore } = await import('../../../screens/requests/requestStore.ts')
  await requestStore.proposed(request, safeTxHash)
}

/** The plan stores the transaction that was proposed from it, and its next step opens. */
async function notePlanned(
  key: AccountKey,
  { draft, plan }: { readonly draft: string; readonly plan: NonNullable<Draft['plan']> },
  safeTxHash: Hex,
): Promise<void> {
  const [{ noteProposed }, { sittingStore }] = await Promise.all([
    import('../../../data/plans/planStore.ts'),
    import('../../../data/plans/sittingStore.ts'),
  ])
  noteProposed(plan.address, key, plan.step, safeTxHash)
  sittingStore.proposed(draft, safeTxHash)
}
