import type { CheckedCall } from './CallForm.ts'
import type { CheckedRows } from './checkRows.ts'
import type { SendMode } from './SendMode.ts'

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
  return [
    ...(mode === 'call' ? callFixes(send.checkedCall) : rowFixes(send.checked)),
    ...(nonceProblem === null && nonce !== null
      ? []
      : [{ text: `Nonce: ${lower(nonceProblem ?? 'not loaded yet')}`, target: 'send-nonce' }]),
    ...fix('Note', noteProblem, 'send-note'),
    ...fix('safeTxGas', gasProblem, 'send-gas'),
  ]
}

const rowFixes = ({ problems }: CheckedRows): Fix[] =>
  problems.flatMap(({ recipient, amount }, index) => [
    ...fix(`Row ${index + 1}`, recipient, `payment-${index + 1}`),
    ...fix(`Row ${index + 1}`, amount, `payment-${index + 1}`),
  ])

const callFixes = ({ problems }: CheckedCall): Fix[] => [
  ...fix('Contract', problems.contract, 'call-contract'),
  ...fix('Value', problems.value, 'call-value'),
  ...fix('Calldata', problems.data, 'call-data'),
]

const fix = (name: string, problem: string | null, target: string): Fix[] =>
  problem === null ? [] : [{ text: `${name}: ${lower(problem)}`, target }]

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
