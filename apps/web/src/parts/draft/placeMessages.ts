import { defineMessages } from '@countersign/primitives'

/** A number of the queue that the user chose for the next transaction. */
export const placeMessages = defineMessages('place', {
  replaceWith: 'Replace with…',
  replaceTitle: ({ nonce }: { nonce: string }) => `Replace transaction ${nonce}`,
  replaceText: ({ title, nonce }: { title: string; nonce: string }) =>
    `Choose what takes the place of “${title}”. Both then wait with number ${nonce}, and executing one makes the other impossible. Signatures already given stay with the old one.`,
  fillTitle: ({ nonce }: { nonce: string }) => `Fill number ${nonce}`,
  fillText: ({ nonce }: { nonce: string }) =>
    `Choose what takes number ${nonce}. The transactions behind it can execute after it.`,
  send: 'Send assets',
  sendDetail: 'A payment, or several in one transaction',
  calls: 'Contract calls',
  callsDetail: 'Functions of contracts, one or several',
  owners: 'Change owners',
  ownersDetail: 'Owners and the number of signatures',
  setup: 'Change the set-up',
  setupDetail: 'Limits, modules, guard, recovery, contract',
  apps: 'Use an app',
  appsDetail: 'Its next request takes the number',
  dapps: 'Use a connected dapp',
  dappsDetail: 'Its next request takes the number',
  close: 'Close',
  takes: ({ nonce }: { nonce: string }) => `Your next transaction takes number ${nonce}.`,
  takesReplacing: ({ title }: { title: string }) => `It replaces “${title}”.`,
  takesFilling: 'It fills the gap in the queue.',
  drop: 'Use the first free number',
  used: ({ nonce }: { nonce: string }) => `Number ${nonce} was executed meanwhile`,
  usedDetail: 'The next transaction takes the first free number again.',
})
