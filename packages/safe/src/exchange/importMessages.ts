import { defineMessages } from '@countersign/primitives'

export const importMessages = defineMessages('exchange-import', {
  signedBefore: (owner: string) => `${owner} has already signed.`,
  empty: 'It is empty.',
  several: (count: number) => `It contains ${count} signatures, but only one is allowed.`,
  onlyChain: 'Only the chain can judge it.',
  notOwner: (owner: string) =>
    `It recovers to ${owner}, which is not an owner of this account: it was made for other fields, or by another signer.`,
  noChain: 'There is no chain to read.',
})
