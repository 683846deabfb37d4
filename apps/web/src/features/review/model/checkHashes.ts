import type { Hex } from '@countersign/safe/light'
import type { Check, Read } from '../../../shared/review/Check.ts'
import type { ReviewedTransaction } from './ReviewedTransaction.ts'

/** The hash the service names the transaction by, against the one computed here. A draft has none yet. */
export function checkServiceHash(reviewed: ReviewedTransaction, claimed: Hex | null): Check {
  const id = 'service-hash'
  const title = 'Hash rebuilt here'
  if (claimed === null)
    return {
      id,
      verdict: 'verified',
      title,
      reason: 'Computed in this page from the fields shown; nothing came over the wire.',
    }
  return claimed.toLowerCase() === reviewed.safeTxHash
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The hash computed in this page equals the one the service names it by.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The service names another hash',
        reason: `Computed here: ${reviewed.safeTxHash}. Said by the service: ${claimed}. Do not sign; ask whoever proposed this.`,
      }
}

/** `getTransactionHash` of the account itself: a second implementation, on the chain. */
export function checkContractHash(reviewed: ReviewedTransaction, contract: Read<Hex>): Check {
  const id = 'contract-hash'
  if (!contract.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'Hash by the contract',
      reason: `The contract could not be asked: ${contract.reason}.`,
    }
  return contract.value.toLowerCase() === reviewed.safeTxHash
    ? {
        id,
        verdict: 'verified',
        title: 'Hash by the contract',
        reason: 'The account’s own code computes the same hash.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The contract computes another hash',
        reason: `Computed here: ${reviewed.safeTxHash}. By the contract: ${contract.value}. A signature would not be valid.`,
      }
}
