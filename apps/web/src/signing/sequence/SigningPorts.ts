import type { Check, OverrideRecord } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { Signature } from '@countersign/safe'
import type { SigningStep } from './runSigning.ts'

/** As an owner, or as a proposer: a proposer's signature only proves to the service who proposes. */
export type SignsAs = 'owner' | 'proposer'

/** What differs between a transaction and a message. `Review` is everything that the page read about it at one moment. */
export type SigningSubject<Review> = {
  /** The noun for sentences. */
  readonly what: 'transaction' | 'message'
  /** The hash that the wallet signs. */
  readonly hashOf: (review: Review) => Hex
  readonly checksOf: (review: Review) => readonly Check[]
  /** The service already has the transaction or message. */
  readonly isStored: (review: Review) => boolean
  /** Asks the wallet. Returns only a signature that was verified against the hash. */
  readonly sign: (review: Review, as: SignsAs) => Promise<Signature>
  /** Sends the signature to the service. Without a signature only the fields are sent, in the name of the owner. */
  readonly send: (review: Review, confirmation: Confirmation) => Promise<unknown>
}

export type Confirmation = { readonly owner: Address; readonly signature: Hex | null }

/** A signature that this page keeps until the service has it. */
export type KeptSignature = { readonly hash: Hex; readonly owner: Address; readonly signature: Hex }

/** A signature of an earlier try. It is stored in this browser, or exists in this tab only. */
export type UndeliveredSignature = KeptSignature & { readonly isStored: boolean }

/** A signature of the connected wallet for the hash, verified here. */
export type OwnSignature = {
  readonly signature: Signature
  /** The service has it. Otherwise only this browser has. */
  readonly isDelivered: boolean
}

/** Everything that the sequence does outside itself. The page passes wallet, storage and service; tests pass fakes. */
export type SigningPorts<Review> = {
  readonly subject: SigningSubject<Review>
  /** Reads everything again. Null when the account cannot be read. */
  readonly refresh: () => Promise<Review | null>
  readonly overridesOf: (hash: Hex) => readonly OverrideRecord[]
  readonly isStopped: (hash: Hex) => boolean
  readonly stop: (hash: Hex, reason: string) => void
  /** Runs the work, unless another tab of this browser already works on this hash. @returns false when one does */
  readonly inOneTab: (hash: Hex, work: () => Promise<void>) => Promise<boolean>
  /** What the wallet signed before, in another tab or on an earlier visit; null where nothing is known. Never rejects. */
  readonly findOwn: (review: Review) => Promise<OwnSignature | null>
  /** @returns whether the browser stored it; otherwise it exists in this tab only */
  readonly keep: (signature: KeptSignature) => boolean
  readonly drop: (signature: KeptSignature) => void
  /** Called when the service has it. Awaited before the signature is deleted from storage: an app that requested it is informed first. */
  readonly onProposed: (hash: Hex) => Promise<void>
  /** Reads lists and details again. */
  readonly onDelivered: () => Promise<void>
  /** Informs the user. */
  readonly onSigned: (review: Review, as: SignsAs) => void
  /** Informs the user that the wallet was not asked, because it had signed before. */
  readonly onAlreadySigned: (review: Review) => void
  /** Called when the draft is not needed any more. */
  readonly onStored: (hash: Hex) => void
}

/** A transaction can also be approved, executed, replaced and deleted. */
export type TransactionPorts<Review> = SigningPorts<Review> & {
  /** The connected wallet. */
  readonly wallet: () => Address | null
  readonly approve: (review: Review) => Promise<void>
  /** @param own the signature of this run, which the review may not contain yet */
  readonly execute: (review: Review, own: Signature | null) => Promise<void>
  /** Opens the transaction by which an owner that is an account approves this one. */
  readonly openOnChainApproval: (review: Review, owner: Address) => Promise<void>
  readonly openRejection: (review: Review, reason: string) => Promise<void>
  readonly remove: (review: Review) => Promise<void>
}

/** What the page showed at the click. */
export type Shown<Review> = {
  readonly review: Review | null
  /** Including the checks of the simulation. */
  readonly checks: readonly Check[]
}

/** One run of the sequence, from the click to its end. */
export type SigningRun<Review, Ports extends SigningPorts<Review> = SigningPorts<Review>> = {
  readonly shown: Shown<Review>
  readonly ports: Ports
  /** @throws Error when the step may not follow the current one */
  readonly enter: (step: SigningStep) => void
}
