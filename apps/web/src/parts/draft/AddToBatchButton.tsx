import { Icon } from '@countersign/ui'
import type { Act } from '../gate/acts.ts'
import { ActButton, type ActButtonProps } from '../gate/ActButton.tsx'
import { batchMessages as messages } from './batchMessages.ts'

type Props = Pick<ActButtonProps, 'size' | 'loading' | 'fullWidth' | 'disabled'> & {
  readonly act?: Extract<Act, 'draft' | 'change-setup' | 'answer-app'>
  /** Names the calls where several buttons are on the page. */
  readonly label?: string
  readonly onAdd: () => void
}

/** The second button of a form, beside Review: it adds the calls to the batch of the account. */
export const AddToBatchButton = ({ act = 'draft', label, onAdd, ...look }: Props) => (
  <ActButton
    act={act}
    showReason={false}
    leftSection={<Icon name="stack-2" size={18} />}
    onClick={onAdd}
    {...(label === undefined ? {} : { 'aria-label': label })}
    {...look}
  >
    {messages.add}
  </ActButton>
)
