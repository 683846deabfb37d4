import { isBlankRow } from './SendRow.ts'
import type { SendForm } from './sendForms.ts'

/** Whether the user has typed nothing yet. */
export const isBlankForm = ({ rows, call, note, safeTxGas }: SendForm): boolean =>
  rows.every(isBlankRow) &&
  call.contract === '' &&
  call.value === '' &&
  call.data === '' &&
  note === '' &&
  safeTxGas === ''
