import type { Chain } from '@countersign/api'
import type { Address, Signature, SafeTransaction } from '@countersign/safe'
import { signTypedData } from '../../shared/review/signTypedData.ts'

/** Signs the very transaction that is reviewed. */
export const signReviewed = (
  chain: Chain,
  reviewed: Pick<SafeTransaction, 'typedData' | 'safeTxHash' | 'version'>,
  owners: readonly Address[],
): Promise<Signature> => signTypedData(chain, reviewed.typedData, reviewed.safeTxHash, owners, reviewed.version)
