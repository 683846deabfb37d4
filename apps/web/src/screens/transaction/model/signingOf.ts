import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { TransactionCheck } from '@countersign/describe/transaction'
import { isWaitingStatus } from '../../../data/status/isWaitingStatus.ts'

/** How many signatures count, and how many are required. */
export type Signing = {
  readonly isPending: boolean
  /** Signatures that count, each owner once. */
  readonly signed: number
  /** Signatures of owners that could not be checked: they do not count. */
  readonly unchecked: number
  readonly required: number
  readonly owners: readonly Address[]
  /** `chain`: counted here, against owners and threshold from the chain. `service`: as the service lists them. */
  readonly source: 'chain' | 'service'
}

export type SigningInput = {
  readonly txStatus: TransactionDetails['txStatus']
  readonly execution: MultisigExecutionDetails
  readonly check: TransactionCheck | null | undefined
  readonly state: Pick<ChainState, 'owners' | 'threshold'> | undefined
}

/**
 * For an open transaction, owners and threshold come from the chain, and only signatures verified here count. Before
 * the check, and for finished transactions, the signatures that the service lists count, without those found wrong.
 */
export function signingOf({ txStatus, execution, check, state }: SigningInput): Signing {
  const isPending = isWaitingStatus(txStatus)
  const listed = execution.confirmations.map(({ signer }) => signer.value)
  const outcomeOf = (address: Address) => check?.signatures.get(address.toLowerCase())?.outcome
  if (!isPending || !state) {
    const owners = execution.signers.map(({ value }) => value)
    const signers = new Set(listed.map((address) => address.toLowerCase()))
    const signed = [...signers].filter((signer) => {
      const outcome = check?.signatures.get(signer)?.outcome
      return outcome !== 'wrong' && outcome !== 'not-owner'
    }).length
    return { isPending, signed, unchecked: 0, required: execution.confirmationsRequired, owners, source: 'service' }
  }
  const { owners, threshold: required } = state
  const listedOwners = owners.filter((owner) => listed.some((signer) => isSameAddress(signer, owner)))
  if (!check) return { isPending, signed: listedOwners.length, unchecked: 0, required, owners, source: 'service' }
  const count = (outcome: 'matches' | 'unchecked') =>
    listedOwners.filter((owner) => outcomeOf(owner) === outcome).length
  return { isPending, signed: count('matches'), unchecked: count('unchecked'), required, owners, source: 'chain' }
}
