import { defineMessages, numberText } from '@countersign/primitives'

/** The dialog that executes several transactions. */
export const bulkMessages = defineMessages('bulk', {
  close: 'Close',
  explanation:
    'The transactions execute in this order, in one Ethereum transaction: all or none. You pay gas for the sending only once.',
  list: 'Transactions to execute',
  executeNumber: ({ number }: { number: string }) => `Execute transaction ${number}`,
  executeCount: (count: number) => `Execute ${numberText(count)}`,
  checking: 'Checking',
  checkingShort: 'Checking…',
  checkAgain: 'Check again',
  checkingAgain: 'Checking again…',
  confirm: 'Confirm in your wallet…',
  notSent: 'Nothing was sent',
  blocked: 'Execute is blocked',
  blockedBy: ({ number, reason }: { number: string; reason: string }) => `Transaction ${number} is blocked: ${reason}`,
  danger: ({ number, title, reason }: { number: string; title: string; reason: string }) =>
    `Transaction ${number}: ${title}. ${reason}`,
  changed: ({ number }: { number: string }) =>
    `Transaction ${number} changed since you opened this dialog. Read it again.`,
  worse: ({ number, title, reason }: { number: string; title: string; reason: string }) =>
    `Transaction ${number} has a finding that this dialog did not show: ${title}. ${reason} Close this dialog and open it again.`,
  stopped: ({ number }: { number: string }) =>
    `Transaction ${number}: signing is stopped. Compare its hashes on another machine first.`,
  valid: ({ valid, needed }: { valid: number; needed: number }) =>
    `${numberText(valid)} of ${numberText(needed)} needed signatures are valid`,
  signed: ({ signed, required }: { signed: number; required: number }) =>
    `${numberText(signed)} of ${numberText(required)} signed`,
  notInARow: ({ row, number, expected }: { row: number; number: bigint; expected: bigint }) =>
    `Row ${row} of this list was signed as transaction ${number}, but the account expects transaction ${expected} at this position. Close this dialog and open it again from the queue.`,
  fieldsMissing: ({ id }: { id: string }) =>
    `The service did not send all signed fields of ${id}. Open this transaction on its own page.`,
  together: ({ count, reason }: { count: number; reason: string }) =>
    `All ${numberText(count)} transactions together: ${reason}`,
})
