import type { LocalMessage } from '@countersign/chain-client'
import { timeOfDay } from '@countersign/ui'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { messageContentMessages as messages } from './messageContentMessages.ts'

type Props = {
  readonly kept: Pick<LocalMessage, 'signatures' | 'offer'>
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** This browser may have the only copy. So the dialog says what is lost, and asks for a confirmation. */
export function RemoveMessageDialog({ kept: { signatures, offer }, onClose, onConfirm }: Props) {
  const count = signatures.length
  return (
    <ConfirmDialog title={messages.remove} act={messages.removeAct} {...{ onClose, onConfirm }}>
      <p>{offer?.result === 'taken' ? messages.taken({ time: timeOfDay(offer.at), count }) : messages.lost(count)}</p>
      <p>{messages.stayValid}</p>
    </ConfirmDialog>
  )
}
