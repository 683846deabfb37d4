import type { Check, OverrideRecord } from '@countersign/safe/checks'
import type { Address, Hex, Signature } from '@countersign/safe'

/** As an owner, or as a proposer: the signature of a proposer only proves to the service who proposes. */
export type SignsAs = 'owner' | 'proposer'

/** What differs between a transaction and a message. `Review` is everything that the page read about it at one moment. */
export type SigningSubject<Review> = {
  /** How it is called in a sentence. */
  readonly what: 'transaction' | 'message'
  /** The hash that the wallet signs. */
  readonly hashOf: (review: Review) => Hex
  readonly checksOf: (review: Review) => readonly Check[]
  /** The service has it already. */
  readonly isStored: (review: Review) => boolean
  /** Asks the wallet. Returns only a signature that was verified against the hash. */
  readonly sign: (review: Review, as: SignsAs) => Promise<Signature>
  /** Sends it to the service. Without a signature only the fields are sent, in the name of the owner. */
  readonly send: (review: Review, confirmation: Confirmation) => Promise<unknown>
}

export type Confirmation = { readonly owner: Address; readonly signature: Hex | null }

/** A signature in this browser's storage. */
export type KeptSignature = { readonly hash: Hex; readonly owner: Address; readonly signature: Hex }

/** Everything that the sequence does outside itself. The page passes wallet, storage and service; tests pass fakes. */
export type SigningPorts<Review> = {
  readonly subject: SigningSubject<Review>
  /** Reads everything again. Null when the account cannot be read. */
  readonly refresh: () => Promise<Review | null>
  readonly overridesOf: (hash: Hex) => readonly OverrideRecord[]
  readonly isStopped: (hash: Hex) => boolean
  readonly stop: (hash: Hex, reason: string) => void
  readonly keep: (signature: KeptSignature) => void
  readonly drop: (signature: KeptSignature) => void
  /** The service has it. Awaited before the signature leaves storage: an app that asked for it is informed first. */
  readonly onProposed: (hash: Hex) => Promise<void>
  /** Lists and details are read again. */
  readonly onDelivered: () => Promise<void>
  /** The person is told. */
  readonly onSigned: (review: Review, as: SignsAs) => void
  /** The draft is not needed any more. */
  readonly onStored: (hash: Hex) => void
}

/** A transaction can also be approved, executed, replaced and deleted. */
export type TransactionPorts<Review> = SigningPorts<Review> & {
  /** The connected wallet. */
  readonly wallet: () => Address | null
  readonly approve: (review: Review) => Promise<void>
  /** @param own the signature of a moment ago, which the review may not contain yet */
  readonly execute: (review: Review, own: Signature | null) => Promise<void>
  /** Opens the transaction by which an owner that is an account approves this one. */
  readonly openApproval: (review: Review, owner: Address) => Promise<void>
  readonly openRejection: (review: Review) => Promise<void>
  readonly remove: (review: Review) => Promise<void>
}
