import { defineMessages } from '@countersign/primitives'

/** The form with every filter of the history. */
export const allFiltersMessages = defineMessages('all-history-filters', {
  title: 'Filter the history',
  direction: 'Direction',
  any: 'Any',
  kind: 'Kind',
  origin: 'Made by',
  module: 'A module',
  state: 'Outcome',
  token: 'Token',
  least: 'Amount from',
  most: 'Amount to',
  amountHint: 'In units of the token, such as 1500.25.',
  from: 'From day',
  to: 'To day',
  days: 'Days are in UTC. Both are included.',
  address: 'Address',
  addressHint: 'Sender, recipient, contract, token, module, proposer or executor.',
  proposer: 'Proposer',
  moduleAddress: 'Module',
  number: 'Transaction number',
  method: 'Method',
  methodHint: 'Its name or its selector, such as 0xa9059cbb.',
  note: 'Note',
  app: 'App',
  apply: 'Show matches',
  reset: 'Remove all',
  badAmount: ({ text }: { text: string }) => `"${text}" is not an amount. Enter digits and at most one point.`,
  badNumber: ({ text }: { text: string }) =>
    `"${text}" is not a transaction number. Enter a whole number, 0 or higher.`,
  badAddress: ({ text }: { text: string }) => `"${text}" is not an address.`,
  badText: 'At most 200 characters can be searched for.',
  wrongDays: ({ from, to }: { from: string; to: string }) =>
    `The range ends on ${to}, before it begins on ${from}. Choose a later end.`,
  wrongAmounts: ({ least, most }: { least: string; most: string }) =>
    `The range ends at ${most}, below its beginning at ${least}. Choose a higher end.`,
})
