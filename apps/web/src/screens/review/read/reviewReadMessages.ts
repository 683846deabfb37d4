import { defineMessages, listText, numberText } from '@countersign/primitives'

/** Why a value could not be read, and the comparison with a proof. */
export const reviewReadMessages = defineMessages('review-read', {
  notDeployed: 'the account is not deployed yet',
  mayFailSilently:
    'the account is created in the same transaction, and with a gas limit or refund of its own a failing call does not revert',
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
})
