import type { Chain } from '@countersign/api'
import type { Address, Signature } from '@countersign/safe'
import { signTypedData } from '../../shared/review/signTypedData.ts'
import type { ReviewedTransaction } from './model/ReviewedTransaction.ts'

/** Signs the very transaction that is reviewed. */
export const signReviewed = (
  chain: Chain,
  reviewed: Pick<ReviewedTransaction, 'typedData' | 'safeTxHash'>,
  owners: readonly Address[],
): Promise<Signature> => signTypedData(chain, reviewed.typedData, reviewed.safeTxHash, owners)
