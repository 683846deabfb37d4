import { defineMessages } from '@countersign/primitives'

export const signingMessages = defineMessages('signing', {
  youSigned: ({ nonce }: { nonce: string }) => `You signed transaction ${nonce}`,
  youProposed: ({ nonce }: { nonce: string }) => `You proposed transaction ${nonce}`,
  alreadySigned: ({ nonce }: { nonce: string }) => `You had already signed transaction ${nonce}`,
  notAskedAgain: 'In another tab or on another machine. Your wallet was not asked again.',
  noOwnerSigned: 'No owner has signed it yet.',
  ownersMaySign: 'Its owners may still have to sign and execute.',
  approvalSent: ({ nonce }: { nonce: string }) => `On-chain approval of transaction ${nonce} sent`,
  deleted: ({ nonce }: { nonce: string }) => `Transaction ${nonce} deleted from the queue`,
})
