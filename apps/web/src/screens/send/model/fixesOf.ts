import type { CheckedCall } from './CallForm.ts'
import type { CheckedRows } from './checkRows.ts'
import type { SendMode } from './SendMode.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

export type Fix = { readonly text: string; readonly target: string }

type Judged = {
  readonly checked: CheckedRows
  readonly checkedCall: CheckedCall
  readonly nonce: bigint | null
  readonly nonceProblem: string | null
  readonly noteProblem: string | null
  readonly gasProblem: string | null
}

/** All problems of the form, each with the id of its field. */
export function fixesOf(mode: SendMode, send: Judged): Fix[] {
  const { nonce, nonceProblem, noteProblem, gasProblem } = send
  const placeProblem = nonceProblem ?? (nonce === null ? messages.notLoaded : null)
  return [
    ...(mode === 'call' ? callFixes(send.checkedCall) : rowFixes(send.checked)),
    ...fix(messages.place, placeProblem, 'send-nonce'),
    ...fix(messages.note, noteProblem, 'send-note'),
    ...fix(messages.safeTxGas, gasProblem, 'send-gas'),
  ]
}

const rowFixes = ({ problems }: CheckedRows): Fix[] =>
  problems.flatMap(({ recipient, amount }, index) => [
    ...fix(messages.row(index + 1), recipient, `payment-${index + 1}`),
    ...fix(messages.row(index + 1), amount, `payment-${index + 1}`),
  ])

const callFixes = ({ problems }: CheckedCall): Fix[] => [
  ...fix(messages.contract, problems.contract, 'call-contract'),
  ...fix(messages.value, problems.value, 'call-value'),
  ...fix(messages.calldata, problems.data, 'call-data'),
]

const fix = (field: string, problem: string | null, target: string): Fix[] =>
  problem === null ? [] : [{ text: messages.fix({ field, problem }), target }]
