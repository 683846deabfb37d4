import { defineMessages, listText, plural } from '@countersign/primitives'

/** Moving waiting transactions to lower numbers. */
export const renumberMessages = defineMessages('renumber', {
  title: 'Move down',
  close: 'Close',
  reading: 'Reading the transactions behind the gap',
  failed: 'The transactions behind the gap could not be read',
  what: ({ gap, count }: { gap: string; count: number }) =>
    count === 1
      ? `Your transaction behind the gap is proposed again as number ${gap}.`
      : `Your ${count} transactions behind the gap are proposed again in the same order, from number ${gap} on.`,
  none: 'No transaction behind the gap can move.',
  cost: ({ count, by }: { count: number; by: readonly string[] }) =>
    count === 0
      ? 'It costs no signature: no owner has signed them.'
      : `It costs ${plural(count, { one: '# signature', other: '# signatures' })} that must be given again: ${listText(by)}.`,
  costYou: ({ count }: { count: number }) => `${count} by you`,
  costOwner: ({ count, name }: { count: number; name: string }) => `${count} by ${name}`,
  asks: ({ count }: { count: number }) =>
    `Your wallet is asked ${count * 2} times: ${plural(count, { one: 'once to sign the new number, and once to delete the old proposal', other: 'once for each new number, and once to delete each old proposal' })}. Each is reviewed like any other transaction.`,
  table: 'Transactions that move down',
  transaction: 'Transaction',
  now: 'Now',
  then: 'Then',
  old: 'The old one',
  unsigned: 'No owner signed it. Nothing of it stays valid.',
  dies: ({ signed, required, from, next }: { signed: number; required: number; from: string; next: string }) =>
    `${signed} of ${required} signatures stay valid until number ${from} is used. “${next}” takes it.`,
  stays: ({ signed, required, from }: { signed: number; required: number; from: string }) =>
    `${signed} of ${required} signatures stay valid, and nothing takes number ${from}.`,
  openTitle: 'A deleted proposal can still be executed',
  open: ({ numbers }: { numbers: readonly string[] }) =>
    `The service forgets a deleted proposal. A signature that was given stays valid. A person who kept it can execute the old transaction at number ${listText(numbers, 'or')}, if the missing signatures are added, and it would pay a second time. Reject ${numbers.length === 1 ? 'that number' : 'those numbers'} afterwards; the page offers it.`,
  stayTitle: ({ nonce }: { nonce: string }) => `Transaction ${nonce} keeps its number`,
  executable:
    'It has enough signatures. Proposed again, it could be paid twice: once with each number. Fill the gap with another transaction.',
  notYours: ({ name }: { name: string }) =>
    `${name} proposed it, and only the proposer can delete the old proposal. Ask for it, or fill the gap with another transaction.`,
  notYoursUnknown: 'Another address proposed it, and only the proposer can delete the old proposal.',
  connect: 'Connect the wallet that proposed it.',
  conflict: 'Another transaction has the same number. Delete or reject one of them first.',
  rejection: 'It is a rejection: it exists to use this number.',
  unread: 'The page could not check its fields and signatures.',
  staysToo: 'What waits behind it keeps its number too, because it would execute first.',
  start: ({ from, to }: { from: string; to: string }) => `Review transaction ${from} as ${to}`,
  proposedAgain: ({ title, to, from }: { title: string; to: string; from: string }) =>
    `“${title}” has number ${to} now. Its old proposal still waits with number ${from}.`,
  deleteFirst: 'Delete it, so that no owner signs both.',
  deleteOld: 'Delete the old proposal',
  deleting: 'Confirm in your wallet…',
  leave: 'Keep both',
  more: ({ count }: { count: number }) => plural(count, { one: '# more moves down.', other: '# more move down.' }),
  next: 'Continue',
  stop: 'Stop here',
  isOpen: ({ from, signatures }: { from: string; signatures: number }) =>
    `Number ${from} is empty, and ${plural(signatures, { one: '# signature of the old transaction stays', other: '# signatures of the old transaction stay' })} valid there.`,
  rejectWhy: 'Reject it, or use the number for another transaction.',
  reject: ({ from }: { from: string }) => `Reject number ${from}`,
  rejectNote: ({ title }: { title: string }) => `Rejects the old “${title}”, which was proposed again.`,
  done: 'Done',
  notDeleted: 'The old proposal was not deleted',
})
