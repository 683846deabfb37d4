import type { Transaction, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { isSameAddress } from '@countersign/primitives'
import type { TransactionCheck } from '@countersign/describe/transaction'

/**
 * The row with the checked nonce, threshold and signers: the nonce is part of the hash, the owners and the threshold come from the chain,
 * and only signatures that match their owner count. A signature that could not be checked counts as the service lists it; the row is then
 * "not checked".
 */
export function verifiedExecution(
  transaction: Transaction,
  details: TransactionDetails,
  check: TransactionCheck,
  { owners, threshold, nonce }: Pick<ChainState, 'owners' | 'threshold' | 'nonce'>,
): Transaction {
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') return transaction
  const signed = owners.filter((owner) =>
    [...check.signatures].some(
      ([signer, { outcome }]) => (outcome === 'matches' || outcome === 'unchecked') && signer === owner.toLowerCase(),
    ),
  )
  const isWaiting = BigInt(execution.nonce) >= nonce
  return {
    ...transaction,
    txStatus: !isWaiting
      ? transaction.txStatus
      : signed.length >= threshold
        ? 'AWAITING_EXECUTION'
        : 'AWAITING_CONFIRMATIONS',
    executionInfo: {
      type: 'MULTISIG',
      nonce: execution.nonce,
      confirmationsRequired: threshold,
      confirmationsSubmitted: signed.length,
      missingSigners: owners
        .filter((owner) => !signed.some((one) => isSameAddress(one, owner)))
        .map((value) => ({ value, name: null, logoUri: null })),
    },
  }
}
