import { type Hex, packSignatures, parseSignatures, type Signature } from '@countersign/safe'
import type { Address } from '@countersign/safe/light'

/**
 * As the account's `isValidSignature` takes them: ascending by owner, contracts' bytes behind all heads. Whose they are was
 * found when they came, and is stored beside them: reading a list costs no recovery.
 */
export function prepareSignature(given: readonly { owner: Address; signature: Hex }[]): Hex {
  return packSignatures(
    given.flatMap(({ owner, signature }) =>
      parseSignatures(signature).map((parsed): Signature => {
        if (parsed.kind === 'contract' || parsed.kind === 'approvedHash') return parsed
        return { ...parsed, owner }
      }),
    ),
  )
}
