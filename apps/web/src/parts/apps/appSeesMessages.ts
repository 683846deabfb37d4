import { defineMessages, plural } from '@countersign/primitives'

export const appSeesMessages = defineMessages('app-sees', {
  willSee: '<b>It will see</b> your account address, network, owners and balances, and your IP address.',
  shared: (count: number) =>
    `<b>You shared</b> ${plural(count, { one: '# contact', other: '# contacts' })} of your address book with it.`,
  cannotSee: '<b>It cannot see</b> your address book, or other accounts, unless you allow it.',
  cannotSeeRest: '<b>It cannot see</b> the rest of your address book, or other accounts.',
  title: 'What this app can see',
})
