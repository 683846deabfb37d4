import { defineMessages, listText, numberText } from '@countersign/primitives'

/** Why a value could not be read, and the comparison with a proof. */
export const reviewReadMessages = defineMessages('review-read', {
  notDeployed: 'the account is not deployed yet',
  mayFailSilently:
    'the account is created in the same transaction, and with a gas limit or refund of its own a failing call does not revert',
  notReadByPage: 'the page did not read it',
  codeNotRead: ({ address }: { address: string }) => `the page did not read the code of ${address}`,
  locked: ({ amount }: { amount: string }) => `the ${amount} and the tokens in it`,
  adminSlot: 'its EIP-1967 admin slot',
  localChain: 'the page does not read this on a local chain, where every contract is young',
  shortChain: ({ blocks }: { blocks: bigint }) =>
    `the chain has fewer than ${numberText(blocks)} blocks, so everything is young`,
  mostContracts: (most: number) => `the page reads only ${numberText(most)} contracts at a time`,
  noMasterCopy: 'it returns no code for the account’s master copy either',
  noEarlierCode: ({ blocks, reason }: { blocks: bigint; reason: string }) =>
    `the node did not return the code from ${numberText(blocks)} blocks before (${reason})`,
  otherAccount: 'The service describes it as a transaction of another account.',
  otherHash: ({ computed, hash }: { computed: string; hash: string }) =>
    `The fields from the service hash to ${computed}, not to ${hash}.`,
  proven: 'Account proven against a block',
  contradicts: 'The proof contradicts the values that were read',
  contradictsDetail: ({ field, block, nodes }: { field: string; block: bigint; nodes: readonly string[] }) =>
    `${field} differs at block ${numberText(block)}, whose hash ${listText(nodes)} agree on. Do not sign. Reload the page, and compare the account with another node if it happens again.`,
  changedDuring: 'The account changed during the proof',
  provenDetail: ({ hash, nodes }: { hash: string; nodes: readonly string[] }) =>
    `Owners, threshold, nonce, modules, guards, handler and code follow from block ${hash}, which ${listText(nodes)} agree on.`,
  owners: 'The owner list',
  threshold: 'The threshold',
  nonce: 'The nonce',
  modules: 'The module list',
  guard: 'The guard',
  moduleGuard: 'The module guard',
  fallbackHandler: 'The fallback handler',
  code: 'The account’s code',
  noHistory: 'the history was not requested',
  noOtherAccounts: 'This page cannot request transactions of other accounts.',
  innerCallFails: 'the inner call fails; the execution would still use the nonce.',
})
