import { Icon } from '@countersign/ui'
import type { Act } from '../gate/acts.ts'
import { ActButton, type ActButtonProps } from '../gate/ActButton.tsx'
import { batchMessages as messages } from './batchMessages.ts'

type Props = Pick<ActButtonProps, 'size' | 'loading' | 'fullWidth' | 'disabled'> & {
  readonly act?: Extract<Act, 'draft' | 'change-setup' | 'answer-app'>
  readonly onAdd: () => void
}

/** Stands beside the Review button of a form: the calls wait in the batch of the account instead. */
export const AddToBatchButton = ({ act = 'draft', onAdd, ...look }: Props) => (
  <ActButton act={act} showReason={false} leftSection={<Icon name="stack-2" size={18} />} onClick={onAdd} {...look}>
    {messages.add}
  </ActButton>
)
