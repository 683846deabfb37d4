import type { Address, Hex } from '@countersign/primitives'
import type { Signature } from '../../signature/Signature.ts'

/**
 * A confirmation as somebody tells it.
 *
 * @example
 * const confirmation: Confirmation = { signer, signature: '0x…1b', submittedAt: 1735689600000 }
 */
export type Confirmation = {
  readonly signer: Address
  readonly signature: Hex | null
  /** Epoch milliseconds. */
  readonly submittedAt: number
}

/**
 * One confirmation, judged against the hash computed here and the owners read from chain.
 *
 * @example
 * const counted = judged.filter(({ outcome }) => outcome.kind === 'valid')
 */
export type JudgedSignature = {
  /** Whom the service names. */
  readonly claimed: Address
  readonly submittedAt: number
  readonly outcome:
    | { readonly kind: 'valid'; readonly signature: Signature }
    | {
        readonly kind: 'excluded'
        readonly reason: string
        /** A sound signature of an address that is not an owner now. Whether it ever was one is not known here. */
        readonly isNotOwner?: true
      }
    | { readonly kind: 'unchecked'; readonly reason: string }
}
