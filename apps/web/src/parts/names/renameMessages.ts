import { defineMessages } from '@countersign/primitives'

/** Naming an address from where it is shown. */
export const renameMessages = defineMessages('rename', {
  title: 'Name of the account',
  name: 'Name',
  note: 'In your address book in this browser. Other owners do not see it.',
  cancel: 'Cancel',
  save: 'Save',
  noName: 'Enter a name.',
  longName: ({ limit }: { limit: number }) => `A name has at most ${limit} characters.`,
  hiddenName: 'The name has invisible characters.',
})
