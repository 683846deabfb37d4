import { Icon } from '@countersign/ui'
import type { Act } from '../gate/acts.ts'
import { ActIcon } from '../gate/ActIcon.tsx'
import { batchMessages as messages } from './batchMessages.ts'

type Props = {
  readonly act?: Extract<Act, 'draft' | 'change-setup'>
  /** What the calls remove. */
  readonly what: string
  readonly disabled?: boolean
  readonly onAdd: () => void
}

/** Puts a removal into the batch of the account: `AddToBatchButton` for the end of a row. */
export const BatchRemovalIcon = ({ act = 'change-setup', what, disabled = false, onAdd }: Props) => (
  <ActIcon
    act={act}
    aria-label={messages.addRemoval({ what })}
    title={messages.add}
    disabled={disabled}
    onClick={onAdd}
  >
    <Icon name="stack-2" size={16} />
  </ActIcon>
)
