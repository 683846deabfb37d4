import type { ExecutionInfo, TransactionDetails } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'

/** Who proposed a transaction, by the service's word. */
export type ProposedBy = {
  /** The address that the service names. */
  readonly address: Address
  /** Whether the service says that it was proposed in the name of an owner. */
  readonly isForOwner: boolean
  /** Whether the address is an owner on chain; null while the owners are not known. */
  readonly isOwner: boolean | null
}

/**
 * The address that sent a transaction to the service: the proposer, otherwise the owner. The service names it; only the chain says who is an owner.
 *
 * @param owners as the chain has them; null while it has not answered
 * @example
 * proposedBy({ details }, [alice, bob]) // { address: alice, isForOwner: false, isOwner: true }
 */
export function proposedBy(
  reported: { readonly row?: ExecutionInfo | null; readonly details?: TransactionDetails | undefined },
  owners: readonly Address[] | null,
): ProposedBy | null {
  const execution = reported.details?.detailedExecutionInfo
  const listed = reported.row?.type === 'MULTISIG' ? reported.row.proposedByDelegate : undefined
  const sent =
    (execution?.type === 'MULTISIG' ? (execution.proposedByDelegate ?? execution.proposer) : null) ?? listed ?? null
  if (sent === null) return null
  return {
    address: sent.value,
    isForOwner: execution?.type === 'MULTISIG' ? execution.proposedByDelegate !== null : listed !== undefined,
    isOwner: owners && owners.some((owner) => isSameAddress(owner, sent.value)),
  }
}

/**
 * Worth a word beside the transaction: not for an owner, and before the chain has answered only where the service says so itself.
 *
 * @example
 * isOfNoOwner({ address: eve, isForOwner: true, isOwner: null }) // true
 */
export const isOfNoOwner = ({ isOwner, isForOwner }: ProposedBy): boolean =>
  isOwner === false || (isOwner === null && isForOwner)
