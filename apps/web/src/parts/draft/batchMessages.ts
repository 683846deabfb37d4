import { defineMessages, plural } from '@countersign/primitives'

/** The batch of an account, to which every form adds calls. */
export const batchMessages = defineMessages('batch-of-account', {
  add: 'Add to batch',
  addRemoval: ({ what }: { what: string }) => `Add to batch: removal of ${what}`,
  added: (count: number) =>
    plural(count, { one: 'Added: the batch has # call', other: 'Added: the batch has # calls' }),
  addedDetail: 'Kept in this browser. Nothing is proposed before you review the batch.',
  open: 'Open the batch',
  undo: 'Undo',
  waiting: (count: number) => plural(count, { one: 'Batch of # call', other: 'Batch of # calls' }),
  waitingDetail: 'Kept in this browser, not proposed yet.',
})
