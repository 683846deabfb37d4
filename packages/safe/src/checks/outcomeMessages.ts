import { defineMessages } from '@countersign/primitives'

export const outcomeMessages = defineMessages('check-outcome', {
  executedNotYet: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `The service says it was executed, but it has nonce ${nonce} and the account is still at ${current}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
  failedNotYet: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `The service says it was executed and failed, but it has nonce ${nonce} and the account is still at ${current}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
  replacedNotYet: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `The service says another transaction took its nonce, but it has nonce ${nonce} and the account is still at ${current}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
  executedNoEvent: (used: string) =>
    `The service says it was executed in an Ethereum transaction that has no event of this account with this hash. ${used} It is not known which transaction used it.`,
  failedNoEvent: (used: string) =>
    `The service says it was executed and failed in an Ethereum transaction that has no event of this account with this hash. ${used} It is not known which transaction used it.`,
  executed: 'Reported as executed',
  failed: 'Reported as failed',
  replaced: 'Reported as replaced',
  executedButFailed:
    'The service says it was executed, but the receipt records that its call failed. The receipt is right.',
  failedButExecuted:
    'The service says it was executed and failed, but the receipt records that it was executed. The receipt is right.',
  replacedButExecuted:
    'The service says another transaction took its nonce, but the receipt records that it was executed. The receipt is right.',
  replacedButFailed:
    'The service says another transaction took its nonce, but the receipt records that its call failed. The receipt is right.',
  nonceUnread: (reason: string) => `The account’s nonce could not be read: ${reason}.`,
  notExecuted: 'The chain has not executed this',
  used: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `Nonce ${nonce} is used up; the account is at ${current}.`,
  onlyService: (used: string) =>
    `${used} Only the service says that another transaction used it; this one may have been executed itself.`,
  replacementUnread: ({ used, reason }: { used: string; reason: string }) =>
    `${used} The transaction that used it could not be verified: ${reason}. This one may have been executed itself.`,
  replacementRecorded: 'The chain recorded another transaction with this number',
  replacementEvent: ({ nonce }: { nonce: bigint }) =>
    `A receipt contains the account’s own event of another transaction, whose hash was recomputed here with nonce ${nonce}. This one can never be executed.`,
  otherNonce: 'The transaction that the service names has another number',
  otherNonceReason: ({ nonce, used }: { nonce: bigint; used: string }) =>
    `The service says that it used nonce ${nonce}, but its hash is not the hash of its fields with this nonce. ${used} It is not known which transaction used it; this one may have been executed itself.`,
  replacementNotExecuted: 'The chain did not execute the transaction that the service names',
  replacementNoEvent: (used: string) =>
    `The service says that it used the nonce, but its receipt has no event of this account with its hash. ${used} It is not known which transaction used it; this one may have been executed itself.`,
  noTransaction: (used: string) =>
    `${used} The service names no Ethereum transaction, so only the service says that this one used it.`,
  receiptUnread: ({ used, reason }: { used: string; reason: string }) =>
    `${used} The receipt could not be read: ${reason}.`,
  otherShown: 'The chain shows another transaction',
  executionRecorded: 'The chain recorded the execution',
  failureRecorded: 'The chain recorded the failure',
  ownEvent: 'The receipt contains the account’s own event with exactly this hash.',
  contradicts: 'The chain contradicts the service',
})
