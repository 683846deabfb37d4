import { defineMessages } from '@countersign/primitives'

export const replaceMessages = defineMessages('replace-execution', {
  execution: 'An execution',
  fasterOf: ({ what }: { what: string }) => `${what}, sped up`,
  cancelOf: ({ what }: { what: string }) => `${what}, cancelled`,
  nonceUnknown:
    'The node does not know the transaction, so its wallet nonce is unknown. Speed it up or cancel it in the wallet itself.',
  dropped:
    'The node no longer has the transaction, so there is nothing to replace. Send it again: the account’s number can be used only once.',
  alreadyMined: 'A block already contains the transaction or its replacement. Wait for this page to show it.',
  otherCall:
    'The node has another call under this hash than this page sent. Some wallets wrap the call; such a transaction can only be replaced in the wallet itself. The wallet was not asked.',
})
