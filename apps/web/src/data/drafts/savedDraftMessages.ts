import { defineMessages, plural } from '@countersign/primitives'

/** What the store of drafts says. */
export const savedDraftMessages = defineMessages('saved-drafts', {
  notStored: 'The browser did not store the draft: its storage is full or forbidden.',
  noStorage: 'The browser does not give this page access to its storage.',
  tooMany: (most: number) => `A batch has at most ${most} calls.`,
  ownersTwice:
    'The batch of this account already changes its owners, and this change was planned for the owners of today. Nothing was added. Review or empty the batch first, or make all changes of the owners in one form.',
  delegatecall: 'This transaction runs foreign code in the account. It cannot be part of a batch; review it alone.',
  unnamed: (count: number) => plural(count, { one: 'Draft of 1 call', other: 'Draft of # calls' }),
  copyOf: (name: string) => `Copy of ${name}`,
})
