import { defineMessages, plural } from '@countersign/primitives'

/** Whether the account confirms the signature of a message. */
export const messageAcceptanceMessages = defineMessages('message-acceptance', {
  noHandler: 'The account cannot confirm messages',
  noHandlerWhy:
    'It has no fallback handler, and apps need one to verify signatures of the account. Set a fallback handler first.',
  confirmed: 'Confirmed by the account',
  claimed: 'The service claims a complete signature',
  claimedWhy: ({ signed, threshold, missing }: { signed: number; threshold: number; missing: number }) =>
    `The service sent a complete signature, but only ${signed} of ${threshold} owners’ signatures were verified here. It is not used; ${plural(missing, { one: 'one more owner has', other: '# more owners have' })} to sign.`,
  asksLater: (missing: number) =>
    `The page can ask the account after ${plural(missing, { one: 'one more owner has', other: '# more owners have' })} signed.`,
  notRead: (reason: string) => `The account’s contract could not be read: ${reason}.`,
  accepted: 'The account’s contract accepts the complete signature.',
  saidOnChain: 'The service says that the account signed it on chain',
  saidOnChainWhy: ({ signed, threshold }: { signed: number; threshold: number }) =>
    `The account’s contract does not confirm this, so it does not count; ${signed} of ${threshold} owners have signed.`,
  refused: 'The account refuses the signature',
  refusedWhy:
    'The account’s contract does not accept the owners’ signatures. The page does not offer the complete signature.',
  noService: 'this page has no service to compare with',
  noAnswer: 'the contract does not respond to getMessageHash',
  youNamed: (name: string) => `You, ${name}`,
  signed: 'Signature verified here',
})
