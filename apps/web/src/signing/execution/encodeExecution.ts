import type { Hex } from '@countersign/primitives'
import { encodeExecTransaction, packSignatures, type SafeTransactionData, type Signature } from '@countersign/safe'

/** The call to the account, with as many signatures as it needs. */
export const encodeExecution = (
  transaction: SafeTransactionData,
  signatures: readonly Signature[],
  threshold: number,
): Hex => encodeExecTransaction(transaction, packSignatures(signatures.slice(0, threshold)))
