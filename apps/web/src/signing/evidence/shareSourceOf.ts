import type { Chain, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { callOf, transactionOf, type TransactionCheck } from '@countersign/describe/transaction'
import type { ShareSource } from './sharedProposalOf.ts'

type Stored = {
  readonly chain: Chain
  readonly details: TransactionDetails
  readonly state: ChainState
  readonly check: TransactionCheck
}

/** What can be shared of a transaction in the queue or the history; null if it has no signed fields. */
export function shareSourceOf({
  chain,
  details,
  state,
  check,
}: Stored): Omit<ShareSource, 'balances' | 'context'> | null {
  const call = callOf(details)
  const execution = details.detailedExecutionInfo
  if (call === null || execution?.type !== 'MULTISIG') return null
  const transaction = transactionOf(call, execution)
  const signatures = execution.confirmations.flatMap(({ signer, signature }) => {
    const outcome = check.signatures.get(signer.value.toLowerCase())?.outcome
    return signature !== null && (outcome === 'matches' || outcome === 'unchecked') ? [signature] : []
  })
  return { chain, safe: details.safeAddress, version: state.version, transaction, signatures, state, details, note: '' }
}
