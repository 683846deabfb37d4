import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog.tsx'

/** Deleting only takes it out of this service's queue: signatures that exist stay valid, and that must be said. */
export function DeleteDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
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
