import type { TransactionDetails } from '@countersign/api'
import type { Confirmation } from '@countersign/safe/checks'

/** The confirmations of a transaction as the service has them; none for one that no owner can confirm. */
export function confirmationsOf({ detailedExecutionInfo: execution }: TransactionDetails): readonly Confirmation[] {
  if (execution?.type !== 'MULTISIG') return []
  return execution.confirmations.map(({ signer, signature, submittedAt }) => ({
    signer: signer.value,
    signature,
    submittedAt,
  }))
}
