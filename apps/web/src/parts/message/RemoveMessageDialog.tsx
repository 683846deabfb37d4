import type { LocalMessage } from '@countersign/chain-client'
import { timeOfDay } from '@countersign/ui'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'

type Props = {
  readonly kept: Pick<LocalMessage, 'signatures' | 'offer'>
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** This browser may have the only copy. So the dialog says what is lost, and asks for a confirmation. */
export function RemoveMessageDialog({ kept: { signatures, offer }, onClose, onConfirm }: Props) {
  const count = signatures.length === 1 ? '1 signature' : `${signatures.length} signatures`
  return (
    <ConfirmDialog title="Remove this message from this browser?" act="Remove" {...{ onClose, onConfirm }}>
      <p>
        {offer?.result === 'taken'
          ? `The service accepted it at ${timeOfDay(offer.at)} and keeps it. So only the copy in this browser is removed, with ${count}.`
          : `No service has this message. The message and ${count} are lost unless you shared them, and the owners would have to sign again. Share it first if you may still need it.`}
      </p>
      <p>Shared signatures stay valid, and every recipient can still use them. Removing does not revoke them.</p>
    </ConfirmDialog>
  )
}
