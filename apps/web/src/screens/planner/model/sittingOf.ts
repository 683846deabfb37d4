import { type Address, isSameAddress } from '@countersign/primitives'
import { type KnownRow, type NeededStep, stepsOf } from './PlanRow.ts'
import type { StepProposal } from './StepProposals.ts'

/** A step of a network with its proposal, if it was proposed. */
export type StepStanding = NeededStep & { readonly proposal: StepProposal | null }

export const standingOf = ({ standing }: KnownRow): StepStanding[] =>
  stepsOf(standing.planned).map((needed) => ({
    ...needed,
    proposal: standing.proposals?.found.find(({ step }) => step === needed.step) ?? null,
  }))

export const isOwner = ({ standing }: KnownRow, wallet: Address | null): boolean =>
  wallet !== null && standing.state.owners.some((owner) => isSameAddress(owner, wallet))

/** What this wallet has not signed yet on a network of which it is an owner. Nothing until the queue was read. */
export function toSign(row: KnownRow, wallet: Address | null): StepStanding[] {
  if (wallet === null || !isOwner(row, wallet) || row.standing.proposals === null) return []
  return standingOf(row).filter(
    ({ proposal }) => proposal === null || !proposal.signers.some((signer) => isSameAddress(signer, wallet)),
  )
}

/** The next transaction of a network that has all its signatures. */
export function toExecute(row: KnownRow): StepProposal | null {
  const [first] = standingOf(row)
  const proposal = first?.proposal ?? null
  return proposal !== null && proposal.signers.length >= row.standing.state.threshold ? proposal : null
}
