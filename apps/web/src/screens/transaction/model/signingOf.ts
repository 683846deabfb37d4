import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { ChainState } from '../../../data/rpc/readChainState.ts'
import type { TransactionCheck } from '@countersign/describe/transaction'

/** How many signatures count, of how many that are needed. */
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
 * While a transaction waits, the chain decides how many must sign and who they are, and only signatures that were verified here count.
 * Until they were verified, and for the past, those that the service lists count, without the ones that were found wrong.
 */
export function signingOf({ txStatus, execution, check, state }: SigningInput): Signing {
  const isPending = txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
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
