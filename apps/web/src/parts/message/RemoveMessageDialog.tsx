import type { LocalMessage } from '@countersign/chain-client'
import { timeOfDay } from '@countersign/ui'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'

type Props = {
  readonly kept: Pick<LocalMessage, 'signatures' | 'offer'>
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** What this browser keeps may be the only copy there is: what is lost is said before, and a word is asked for. */
export function RemoveMessageDialog({ kept: { signatures, offer }, onClose, onConfirm }: Props) {
  const count = signatures.length === 1 ? '1 signature' : `${signatures.length} signatures`
  return (
    <ConfirmDialog title="Remove this message from this browser?" act="Remove" {...{ onClose, onConfirm }}>
      <p>
        {offer?.result === 'taken'
          ? `The service took it at ${timeOfDay(offer.at)} and keeps it; only the copy of this browser goes, with ${count}.`
          : `No service has it. The message and ${count} are lost with it, unless you handed them to somebody: owners would have to sign anew. Share it first if it may still be needed.`}
      </p>
      <p>Signatures that were handed out stay valid: whoever has them can still use them. Removing revokes nothing.</p>
    </ConfirmDialog>
  )
}
