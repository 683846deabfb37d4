import { defineMessages, listText, numberText } from '@countersign/primitives'

/** The comparison of an account with its proof. */
export const checkProofMessages = defineMessages('check-proof', {
  proven: 'Account proven against a block',
  contradicts: 'The proof contradicts the values that were read',
  contradictsDetail: ({ field, block, nodes }: { field: string; block: bigint; nodes: readonly string[] }) =>
    `${field} differs at block ${numberText(block)}, whose hash ${listText(nodes)} agree on. Do not sign. Read the account again, and compare it with another node if it happens again.`,
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
})
