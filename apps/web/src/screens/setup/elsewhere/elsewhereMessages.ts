import { defineMessages, numberText } from '@countersign/primitives'

/** The address of an account on networks where it is not deployed yet. */
export const elsewhereMessages = defineMessages('elsewhere', {
  title: 'The same address on other networks',
  close: 'Close',
  intro:
    'The address follows from the creation data. Deployed from the same data, the account has this address on another network too.',
  loading: 'Loading the creation data',
  notLoaded: 'The creation data did not arrive',
  tryElsewhere: 'They are also in the link or file with which the account was shared, and in “Your data”.',
  proved: 'This page computed the address again from the creation data: it is the address of this account.',
  refusedTitle: 'The account cannot be deployed elsewhere from here',
  unknown: 'The service does not know how this account was created.',
  unreadable: 'Its set-up was encoded in an unusual way, so that this page cannot say who would own the account.',
  payment: 'Its creation paid the sender. On another network anyone could create it and choose the amount.',
  'other-address':
    'The creation data that arrived give another address. They belong to another account, or to a contract version that this page cannot predict.',
  begins: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `It begins there as it was created: ${numberText(threshold)} of ${numberText(owners)} signatures, with these owners.`,
  sinceTitle: 'Changed here since then',
  sinceDetail:
    'The other network does not have these changes. Once the account is added there, a plan makes them: its first transaction can deploy the account and change it.',
  followUp: 'Plan these changes there',
  added: 'Owner here, not there',
  removed: 'Owner there, not here',
  owners: 'Owners there',
  required: 'Signatures required',
  threshold: ({ then, now }: { then: number; now: number }) => `${numberText(now)} here, ${numberText(then)} there`,
  modules: 'Modules',
  modulesOn: 'On here, none there',
  guard: 'Guard',
  guardSet: 'Set here, none there',
  handler: 'Fallback handler',
  handlerOther: 'Another one here',
  removedTitle: 'A former owner is an owner there',
  removedDetail: 'Deploy it only if you still trust the former owner with what arrives there.',
  canActTitle: 'Former owners alone control the account there',
  canActDetail:
    'They are enough for every transaction on the other network, from the moment it is deployed. Anyone can deploy it. Send nothing to it there.',
  networks: 'Networks',
  network: 'Network',
  state: 'State',
  actions: 'Actions',
  none: 'No other network is configured here. Add one in the settings, under “Networks and service”.',
  reading: 'Reading',
  possible: 'Can have this address',
  notRead: ({ reason }: { reason: string }) => `Not checked: ${reason}`,
  isThere: 'Deployed',
  add: 'Add',
  addOn: ({ chain }: { chain: string }) => `Add on ${chain}`,
  show: 'Open',
  showOn: ({ chain }: { chain: string }) => `Open on ${chain}`,
})
