import { defineMessages, numberText, plural } from '@countersign/primitives'

/** An opened account of the list, and sorting by hand. Loaded after the list. */
export const accountListMessages = defineMessages('account-list', {
  nameOf: ({ account }: { account: string }) => `Name of ${account}`,
  tooLong: ({ count, most }: { count: number; most: number }) =>
    `The name has ${numberText(count)} characters; the limit is ${numberText(most)}. Shorten it.`,
  moveUp: ({ account }: { account: string }) => `Move ${account} up`,
  moveDown: ({ account }: { account: string }) => `Move ${account} down`,
  drag: 'Drag to move',
  handHelp: 'Drag the rows, or move them with the arrows at their end. The order stays in this browser.',
  moved: ({ account, place, of }: { account: string; place: number; of: number }) =>
    `${account} is now ${numberText(place)} of ${numberText(of)}.`,
  fewerSignatures: ({ here, most }: { here: number; most: number }) =>
    `${numberText(here)} instead of ${plural(most, { one: '# signature', other: '# signatures' })}`,
  moreOwners: (count: number) => plural(count, { one: '# owner only here', other: '# owners only here' }),
  missingOwners: (count: number) => plural(count, { one: '# owner is missing', other: '# owners are missing' }),
  otherVersion: ({ here, most }: { here: string; most: string }) => `Version ${here} instead of ${most}`,
  contradicted: 'The chain says another set-up than the service',
  notDeployedLimits:
    'It can receive and collect signatures here. Messages, spending limits, modules and apps need the contract.',
  deployingLimits: 'Until a block contains the deployment, it can only receive here.',
  deploy: 'Deploy',
  actions: ({ account }: { account: string }) => `Actions for ${account}`,
  plan: 'Same set-up on all networks',
  compare: 'Compare',
  compareOn: ({ chain }: { chain: string }) => `Compare ${chain} with the other networks`,
  addElsewhere: 'Add on another network',
})
