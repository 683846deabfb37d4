import type { Hex } from '@countersign/safe/light'
import type { Check, Read } from '../../../shared/review/Check.ts'
import { checkContractHashOf, checkServiceHashOf } from '../../../shared/review/checkHashes.ts'
import type { ReviewedTransaction } from './ReviewedTransaction.ts'

/** The hash the service names the transaction by, against the one computed here. A draft has none yet. */
export const checkServiceHash = ({ safeTxHash }: ReviewedTransaction, claimed: Hex | null): Check =>
  checkServiceHashOf(safeTxHash, claimed, {
    draft: 'Computed in this page from the fields shown; nothing came over the wire.',
    differs: (computed, said) =>
      `Computed here: ${computed}. Said by the service: ${said}. Do not sign; ask whoever proposed this.`,
  })

/** `getTransactionHash` of the account itself: a second implementation, on the chain. */
export const checkContractHash = ({ safeTxHash }: ReviewedTransaction, contract: Read<Hex>): Check =>
  checkContractHashOf(safeTxHash, contract, 'contract')
