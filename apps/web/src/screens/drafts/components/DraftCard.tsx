import type { ViewContext } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import { BlockedButton, TimeText, VerdictNote } from '@countersign/ui'
import { Badge, Button } from '@mantine/core'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { type PaymentFields, paymentOf } from '../../../data/drafts/PaymentFields.ts'
import { BATCH, type SavedDraft } from '../../../data/drafts/SavedDraft.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { templateOf } from '../model/changeDraft.ts'
import { nameOfDraft } from '../model/nameOfDraft.ts'
import { useDraftActions } from '../model/useDraftActions.ts'
import { useReviewDraft } from '../model/useReviewDraft.ts'
import { DraftCalls } from './DraftCalls.tsx'
import styles from './Drafts.module.css'
import { NameDialog } from './NameDialog.tsx'
import { draftsMessages as messages } from '../draftsMessages.ts'

/** @param payments the payments of the draft, if all its calls are some; else null */
export type EditDraft = (draft: SavedDraft, payments: readonly PaymentFields[] | null) => void

type Props = {
  readonly draft: SavedDraft
  readonly context: ViewContext
  readonly decimalsOf: (token: Address) => number | null
  /** Missing when no form of this network can show the draft. */
  readonly onEdit: EditDraft
  readonly mayBuild: boolean
  readonly share: (draft: SavedDraft, onClose: () => void) => ReactNode
}

/** One draft: what it does, and everything that can be done with it. */
export function DraftCard({ draft, context, decimalsOf, onEdit, mayBuild, share }: Props) {
  const actions = useDraftActions(draft)
  const { review, isBusy, error, unfinished } = useReviewDraft(draft)
  const [dialog, setDialog] = useState<'rename' | 'template' | 'share' | null>(null)
  const id = useId()
  const name = nameOfDraft(draft)
  const isBatch = draft.id === BATCH
  const isTemplate = draft.kind === 'template'
  const found = draft.calls.map((call) => paymentOf(call, decimalsOf))
  const payments = found.flatMap((payment) => payment ?? [])
  const asPayments = payments.length === draft.calls.length && payments.length > 0 ? payments : null
  const canEdit = asPayments !== null || mayBuild
  const close = () => setDialog(null)
  const edit = () => onEdit(draft, asPayments)
  return (
    <section className={`cs-panel ${styles.card}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        {(isBatch || isTemplate) && <Badge variant="light">{isBatch ? messages.batchNote : messages.template}</Badge>}
        <span className={styles.quiet}>
          {messages.calls(draft.calls.length)} · <TimeText at={draft.changedAt} form="relative" focusable={false} />
        </span>
      </header>
      <DraftCalls {...{ draft, context, actions }} />
      {error !== null && (
        <VerdictNote verdict="danger" announce title={messages.notReviewed}>
          {error}
        </VerdictNote>
      )}
      <div className={styles.foot}>
        <MainActs {...{ draft, name, canEdit, isBusy, unfinished }} onEdit={edit} onReview={() => void review()} />
        <div className={`cs-reach ${styles.acts}`} role="group" aria-label={messages.more({ name })}>
          <Act onPress={() => setDialog('rename')}>{messages.rename}</Act>
          {isBatch ? (
            <Act onPress={actions.setAside}>{messages.setAside}</Act>
          ) : (
            unfinished === null && <Act onPress={actions.addToBatch}>{messages.addToBatch}</Act>
          )}
          {!isBatch && <Act onPress={actions.duplicate}>{messages.duplicate}</Act>}
          {unfinished === null && <Act onPress={() => setDialog('share')}>{messages.share}</Act>}
          {!isTemplate && <Act onPress={() => setDialog('template')}>{messages.makeTemplate}</Act>}
          <Act onPress={actions.remove}>{messages.remove}</Act>
        </div>
      </div>
      {dialog === 'rename' && (
        <NameDialog
          title={messages.renameTitle({ name })}
          start={draft.name}
          onSave={(next) => actions.rename(next)}
          onClose={close}
        />
      )}
      {dialog === 'template' && (
        <NameDialog
          title={messages.templateTitle}
          start={draft.name}
          amounts={{ canBeBlank: payments.length > 0 }}
          onSave={(next, keepsAmounts) =>
            actions.saveTemplate(templateOf(draft, found, { name: next.trim(), keepsAmounts }))
          }
          onClose={close}
        />
      )}
      {dialog === 'share' && <Suspense>{share(draft, close)}</Suspense>}
    </section>
  )
}

type MainProps = {
  readonly draft: SavedDraft
  readonly name: string
  readonly canEdit: boolean
  readonly isBusy: boolean
  /** The first call that is not complete. */
  readonly unfinished: number | null
  readonly onEdit: () => void
  readonly onReview: () => void
}

/** A template is filled in; a draft is reviewed, or edited first. */
function MainActs({ draft, name, canEdit, isBusy, unfinished, onEdit, onReview }: MainProps) {
  if (draft.kind === 'template' && canEdit)
    return (
      <div className={styles.main}>
        <ActButton act="draft" variant="filled" aria-label={messages.useNamed({ name })} onClick={onEdit}>
          {messages.use}
        </ActButton>
      </div>
    )
  return (
    <div className={styles.main}>
      {unfinished === null ? (
        <ActButton
          act="draft"
          variant="filled"
          loading={isBusy}
          aria-label={messages.reviewNamed({ name })}
          onClick={onReview}
        >
          {messages.review}
        </ActButton>
      ) : (
        <BlockedButton reason={messages.unfinished({ number: unfinished })} onPress={onEdit}>
          {messages.review}
        </BlockedButton>
      )}
      {canEdit && (
        <Button aria-label={messages.editNamed({ name })} onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
    </div>
  )
}

const Act = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="cs-link" onClick={onPress}>
    {children}
  </button>
)
