import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Owners before and after, and owners that changed since a draft was made. */
export const reviewOwnersMessages = defineMessages('review-owners', {
  prove: ({ owner }: { owner: string }) => `Prove control of ${owner}`,
  owners: 'Owners',
  ownersOf: ({ account }: { account: string }) => `Owners of ${account}`,
  caption: ({ title }: { title: string }) => `${title}, before and after`,
  owner: 'Owner',
  notAnOwner: 'Not an owner',
  before: 'Before',
  after: 'After',
  needed: 'Signatures needed',
  neededOf: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `${numberText(threshold)} of ${numberText(owners)}`,
  meaning: 'What that means',
  you: 'you',
  new: 'new',
  newProved: 'new, control proved',
  sharedAccount: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `a shared account, ${numberText(threshold)} of ${numberText(owners)}`,
  cannotSign: 'a contract that cannot sign',
  acceptsAny: 'a contract that accepts any signature',
  runsCode: 'its key runs the code of a contract',
  notRead: 'could not be read',
  noCall: 'No call of the contract leads to these owners and this threshold.',
  changed: 'The owners changed since you made this draft',
  chooseAgain: 'Choose the owners again',
  came: (count: number) => plural(count, { one: '<people/> is an owner now.', other: '<people/> are owners now.' }),
  left: (count: number) =>
    plural(count, { one: '<people/> is no longer an owner.', other: '<people/> are no longer owners.' }),
  thresholdWent: ({ before, now }: { before: number; now: number }) =>
    `Signatures needed went from ${numberText(before)} to ${numberText(now)}.`,
  computed: 'The calls were computed again for the owners you chose, so the bytes differ from before. Read them again.',
  notComputed: ({ reason }: { reason: string }) => `The calls could not be computed again: ${reason}`,
  wouldRemove: (count: number) =>
    plural(count, {
      one: 'You did not choose <people/>: this transaction would remove this owner.',
      other: 'You did not choose <people/>: this transaction would remove them.',
    }),
})
