import { defineMessages, plural } from '@countersign/primitives'

/** A draft that one person shares and another takes over. */
export const sharedDraftMessages = defineMessages('shared-draft', {
  shareTitle: 'Share draft',
  close: 'Close',
  contains: ({ calls }: { calls: number }) =>
    plural(calls, {
      one: 'The calls (#), the name and the note of the draft for this account. It has no number and no signature: the recipient proposes a transaction of their own.',
      other:
        'The calls (#), the name and the note of the draft for this account. It has no number and no signature: the recipient proposes a transaction of their own.',
    }),
  forOther: 'Draft for the other person',
  draft: 'Draft',
  template: 'Template',
  unsigned: 'Without a signature',
  statement: ({ name, count }: { name: string; count: number }) =>
    name === '' ? plural(count, { one: 'A draft of # call', other: 'A draft of # calls' }) : `“${name}”`,
  note: ({ note }: { note: string }) => `Note from the sender, not signed: ${note}`,
  calls: 'Calls, as their bytes say',
  take: 'Add to the drafts',
  notKept: 'This account is not among your accounts in this browser. Check its address before you take the draft over.',
  takeNote: 'It is kept in this browser. Nothing is proposed before you review it.',
  taken: 'The draft was added',
  notStored: 'The draft was not added',
  callsItself: 'It calls the account itself: such calls change owners, modules or other settings.',
})
