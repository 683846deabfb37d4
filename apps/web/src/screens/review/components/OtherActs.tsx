import type { Address } from '@countersign/safe/light'
import { useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

type Props = {
  readonly actions: TransactionSigning
  /** The addresses that may delete the proposal at the service. Null where it cannot be deleted. */
  readonly authors: readonly Address[] | null
  readonly canReject: boolean
}

/** Instead of signing: delete the proposal, or use up its nonce. */
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
