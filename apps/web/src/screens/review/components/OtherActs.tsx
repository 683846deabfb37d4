import type { Address } from '@countersign/primitives'
import { useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
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
          Delete
        </ActButton>
      )}
      {canReject && (
        <ActButton act="reject" showReason={false} disabled={isBusy} onClick={() => void actions.reject()}>
          Reject
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

/** Deleting only takes it out of this service's queue: signatures that exist stay valid, and that must be said. */
function DeleteDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog title="Delete this proposal?" act="Delete" {...{ onClose, onConfirm }}>
      <p>
        It leaves the queue of this service. Signatures given so far stay valid: whoever kept them could still execute
        it. To make that impossible, reject it instead.
      </p>
      <p>Your wallet signs the request, to prove that it is yours to take back. It costs nothing.</p>
    </ConfirmDialog>
  )
}
