import { defineMessages } from '@countersign/primitives'

export const runMessages = defineMessages('check-run', {
  notRead: 'it was not read',
  newAccount: 'the new account',
  nested: ({ hash, account, reason }: { hash: string; account: string; reason: string }) =>
    `In the transaction ${hash} of ${account}, which this approves: ${reason}`,
})
