import type { Address, Hex, Signature } from '@countersign/safe'

/** One confirmation, judged here against the hash computed here and the owners read from chain. */
export type ReviewedSignature = {
  /** Whom the service names. */
  readonly claimed: Address
  readonly submittedAt: number
  readonly outcome:
    | { readonly kind: 'valid'; readonly signature: Signature }
    | { readonly kind: 'excluded'; readonly reason: string }
    | { readonly kind: 'unchecked'; readonly reason: string }
}

export type Confirmation = { readonly signer: Address; readonly signature: Hex | null; readonly submittedAt: number }
