import type { Address } from '@countersign/primitives'
import { useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { barMessages } from '../../../signing/bar/barMessages.ts'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog.tsx'

type Props = {
  readonly actions: TransactionSigning
  /** The addresses that may delete the proposal at the service. Null where it cannot be deleted. */
  readonly authors: readonly Address[] | null
  readonly canReject: boolean
}

/** The alternatives to signing: delete the proposal, or propose a rejection with its nonce. */
export function OtherActs({ actions, authors, canReject }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const isBusy = actions.busy !== null
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
      {canReject && (
        <ActButton act="reject" showReason={false} disabled={isBusy} onClick={() => void actions.reject()}>
          {barMessages.reject}
        </ActButton>
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
