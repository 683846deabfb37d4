import { defineMessages, plural } from '@countersign/primitives'

export const kindMessages = defineMessages('transaction-kind', {
  created: 'Account created',
  incoming: 'Incoming transfer',
  transfer: 'Transfer',
  transaction: 'Transaction',
  byModule: ({ kind }: { kind: string }) => `${kind} by module`,
  newAccount: 'New account',
  owners: 'Change of owners',
  batchOfPayments: (count: number) => plural(count, { one: 'Batch of # payment', other: 'Batch of # payments' }),
  batchOfCalls: (count: number) => plural(count, { one: 'Batch of # call', other: 'Batch of # calls' }),
  payment: 'Payment',
  settings: 'Change of settings',
  rejection: 'Rejection',
  approval: 'Token approval',
  limit: 'Spending limit',
  signMessage: 'Message signed on chain',
  program: 'Change of the account’s program',
  unknownAction: 'Unknown action',
  contractCall: 'Contract call',
})
