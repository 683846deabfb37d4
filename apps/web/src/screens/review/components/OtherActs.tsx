import type { Address } from '@countersign/primitives'
import { Suspense, useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { barMessages } from '../../../signing/bar/barMessages.ts'
import { rowWordsOf } from '@countersign/describe/transaction'
import { useKnownPrices } from '../../../parts/transaction/useKnownPrices.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { RejectDialog, type RejectDialogProps } from './RejectDialog.tsx'
import { placeMessages } from '../../../parts/draft/placeMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog.tsx'

const PlaceDialog = lazyPart(() =>
  import('../../../parts/draft/PlaceDialog.tsx').then(({ PlaceDialog }) => ({ default: PlaceDialog })),
)

type Props = {
  readonly actions: TransactionSigning
  /** The addresses that may delete the proposal at the service. Null where it cannot be deleted. */
  readonly authors: readonly Address[] | null
  readonly canReject: boolean
}

/** The alternatives to signing: delete the proposal, or propose another transaction or a rejection with its nonce. */
export function OtherActs({ actions, authors, canReject }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const isBusy = actions.busy !== null
  // Without a read account there are no words for the dialog; the rejection makes its own checks before the wallet is asked.
  const { review } = useReviewContext()
  const reject = () => (review ? setRejecting(true) : void actions.reject(''))
  return (
    <>
      {authors !== null && (
        <ActButton
          act="delete-proposal"
          subject={{ author: authors }}
          showReason={false}
          variant="subtle"
          disabled={isBusy}
          onClick={() => setDeleting(true)}
        >
          {barMessages.delete}
        </ActButton>
      )}
      {canReject && review && (
        <ActButton act="draft" showReason={false} variant="subtle" disabled={isBusy} onClick={() => setReplacing(true)}>
          {placeMessages.replaceWith}
        </ActButton>
      )}
      {canReject && (
        <ActButton act="reject" showReason={false} disabled={isBusy} onClick={reject}>
          {barMessages.reject}
        </ActButton>
      )}
      <Suspense>{isReplacing && <ReplaceThis onClose={() => setReplacing(false)} />}</Suspense>
      {isRejecting && (
        <RejectThis
          onClose={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false)
            void actions.reject(reason)
          }}
        />
      )}
      {isDeleting && (
        <DeleteDialog
          onClose={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false)
            void actions.remove()
          }}
        />
      )}
    </>
  )
}

function RejectThis(props: Pick<RejectDialogProps, 'onClose' | 'onReject'>) {
  const named = useNamed()
  return named && <RejectDialog {...named} {...props} />
}

function ReplaceThis({ onClose }: { onClose: () => void }) {
  const named = useNamed()
  return named && <PlaceDialog nonce={named.nonce} replaces={named.title} onClose={onClose} />
}

/** Names the transaction by the fields that were read for its review. */
function useNamed(): Pick<RejectDialogProps, 'nonce' | 'title'> | null {
  const { review, details } = useReviewContext()
  const context = useViewContext(details ? { details } : {})
  const pricesIn = useKnownPrices()
  if (!review) return null
  const { transaction } = review.reviewed
  const { title } = rowWordsOf(transaction, transaction.nonce, context, pricesIn(context))
  return { nonce: transaction.nonce, title }
}

/**
 * Deleting removes the proposal only from this service's queue. Signatures already given stay valid, so the dialog says
 * so.
 */
function DeleteDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog title={barMessages.deleteTitle} act={barMessages.delete} {...{ onClose, onConfirm }}>
      <p>{barMessages.deleteText}</p>
      <p>{barMessages.deleteSignature}</p>
    </ConfirmDialog>
  )
}
