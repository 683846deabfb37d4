import { defineMessages } from '@countersign/primitives'

export const signingMessages = defineMessages('signing', {
  youSigned: ({ nonce }: { nonce: string }) => `You signed transaction ${nonce}`,
  youProposed: ({ nonce }: { nonce: string }) => `You proposed transaction ${nonce}`,
  noOwnerSigned: 'No owner has signed it yet.',
  ownersMaySign: 'Its owners may still have to sign and execute.',
  approvalSent: ({ nonce }: { nonce: string }) => `On-chain approval of transaction ${nonce} sent`,
  deleted: ({ nonce }: { nonce: string }) => `Transaction ${nonce} deleted from the queue`,
})
