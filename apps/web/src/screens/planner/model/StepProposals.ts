import type { Address, Hex } from '@countersign/primitives'
import type { PlanStep } from '@countersign/safe/exchange'

/** A waiting transaction that makes exactly the planned calls. Its hash and signatures were checked by the page. */
export type StepProposal = {
  readonly step: PlanStep
  readonly safeTxHash: Hex
  readonly nonce: bigint
  /** Owners of today whose signature of the hash is right. */
  readonly signers: readonly Address[]
  /** The hash of the service is not that of the fields, or a signature is wrong. */
  readonly isContradicted: boolean
  /** A signature could not be checked. */
  readonly isUnchecked: boolean
}

export type StepProposals = {
  readonly found: readonly StepProposal[]
  /** Proposed from this plan and still waiting, but no longer what leads to the target. */
  readonly outdated: readonly { readonly safeTxHash: Hex }[]
}
