import { defineMessages } from '@countersign/primitives'

export const messageSigningMessages = defineMessages('message-signing', {
  signedOf: ({ signed, threshold }: { signed: number; threshold: number }) => `${signed} of ${threshold} signed`,
  completeTitle: 'Complete: the account accepts the signature',
  completeDetail: 'Copy the signature if an app has not received it.',
  lastTitle: 'Your signature would complete this',
  lastDetail: 'The account then accepts the message as signed. There is no fee.',
  requestedTitle: 'Your signature is requested',
  requestedDetail: ({ missing }: { missing: number }) => `${missing} more would then be missing. There is no fee.`,
  connectDetail: 'Connect the wallet of an owner to sign.',
  notAcceptedTitle: 'Signed, but not accepted by the account',
  notAcceptedDetail: 'The account has not accepted the signature.',
  youSigned: 'You have signed. Other owners must sign.',
  othersMustSign: 'Other owners must sign.',
  notOwner: 'The connected wallet is not an owner of this account.',
  signed: 'You signed a message',
  alreadySigned: 'You had already signed this message',
})
