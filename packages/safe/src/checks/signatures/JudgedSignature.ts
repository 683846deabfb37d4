import type { Address, Hex } from '@countersign/primitives'
import type { Signature } from '../../signature/Signature.ts'

/**
 * A confirmation as the service reports it.
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
 * One confirmation, judged against the hash computed here and the owners read from the chain.
 *
 * @example
 * const counted = judged.filter(({ outcome }) => outcome.kind === 'valid')
 */
export type JudgedSignature = {
  /** The owner that the service names. */
  readonly claimed: Address
  readonly submittedAt: number
  readonly outcome:
    | { readonly kind: 'valid'; readonly signature: Signature }
    | {
        readonly kind: 'excluded'
        readonly reason: string
        /**
         * A valid signature of an address that is not a current owner. Whether it was one before is not known here.
         */
        readonly isNotOwner?: true
      }
    | { readonly kind: 'unchecked'; readonly reason: string }
}
