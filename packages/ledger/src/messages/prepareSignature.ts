import type { Address, Hex } from '@countersign/primitives'
import { packSignatures, parseSignatures, type Signature } from '@countersign/safe'

/**
 * Signatures in the layout of the account's `isValidSignature`: ascending by owner, contract signature bytes after
 * all fixed parts. The owners were recovered on submission and are stored with the signatures, so a list needs no
 * recovery.
 *
 * @example
 * prepareSignature([{ owner: alice, signature: `0x${'11'.repeat(64)}1b` }]) === `0x${'11'.repeat(64)}1b` // true
 */
export function prepareSignature(given: readonly { readonly owner: Address; readonly signature: Hex }[]): Hex {
  return packSignatures(
    given.flatMap(({ owner, signature }) =>
      parseSignatures(signature).map((parsed): Signature => {
        if (parsed.kind === 'contract' || parsed.kind === 'approvedHash') return parsed
        return { ...parsed, owner }
      }),
    ),
  )
}
