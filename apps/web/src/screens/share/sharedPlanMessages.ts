import { defineMessages, numberText, plural } from '@countersign/primitives'

/** A plan over several networks, as it is shared and opened. */
export const sharedPlanMessages = defineMessages('shared-plan', {
  shareTitle: 'Share the plan',
  close: 'Close',
  contains:
    'It contains the target, the accounts, and the hashes of what was proposed. It contains no transaction to sign: the page of the reader plans them again from the chain.',
  forOwners: 'The plan for the other owners',
  sharedPlan: 'Shared plan',
  statement: (accounts: number) =>
    plural(accounts, { one: 'One set-up for # account', other: 'One set-up for # accounts' }),
  address: 'Address',
  owners: 'Owners',
  needed: 'Signatures needed',
  ofOwners: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `${numberText(threshold)} of ${numberText(owners)}`,
  accounts: 'Accounts',
  unknownNetwork: ({ name }: { name: string }) => `${name} (not configured here)`,
  nextTitle: 'Nothing is proposed by opening it',
  next: 'The next page reads every account from its chain and compares the plan with the one that this browser keeps.',
  open: 'Open the plan',
})
