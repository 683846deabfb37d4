import { defineMessages, numberText } from '@countersign/primitives'

/** Why a value could not be read, and what a transaction could cost. */
export const reviewReadMessages = defineMessages('review-chain', {
  notRead: 'it was not read',
  codeNotRead: ({ address }: { address: string }) => `the code of ${address} was not read`,
  locked: ({ amount }: { amount: string }) => `the ${amount} and the tokens in it`,
  adminSlot: 'its EIP-1967 admin slot',
  localChain: 'this is not read on a local chain, where every contract is young',
  shortChain: ({ blocks }: { blocks: bigint }) =>
    `the chain has fewer than ${numberText(blocks)} blocks, so everything is young`,
  mostContracts: (most: number) => `only ${numberText(most)} contracts are read at a time`,
  noMasterCopy: 'it returns no code for the account’s master copy either',
  noEarlierCode: ({ blocks, reason }: { blocks: bigint; reason: string }) =>
    `the node did not return the code from ${numberText(blocks)} blocks before (${reason})`,
  otherAccount: 'The service describes it as a transaction of another account.',
  otherHash: ({ computed, hash }: { computed: string; hash: string }) =>
    `The fields from the service hash to ${computed}, not to ${hash}.`,
  innerCallFails: 'the inner call fails; the execution would still use the nonce.',
  codeNotRequested: 'its code was not requested',
  ownCodeNotRead: 'its code was not read',
})
