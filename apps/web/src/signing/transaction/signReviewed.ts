import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { Signature, SafeTransaction } from '@countersign/safe'
import { signTypedData } from '../review/signTypedData.ts'

/** Signs exactly the transaction that is reviewed, as one of its owners. */
export const signReviewed = (
  chain: Chain,
  reviewed: Pick<SafeTransaction, 'typedData' | 'safeTxHash' | 'version'>,
  owners: readonly Address[],
): Promise<Signature> => signTypedData(chain, reviewed.typedData, reviewed.safeTxHash, owners, reviewed.version)

/**
 * Signs as a proposer, who is not an owner: the signature proves to the service who proposes. No account's contract checks this signature,
 * so the version does not matter.
 */
export const signAsProposer = (
  chain: Chain,
  { typedData, safeTxHash }: Pick<SafeTransaction, 'typedData' | 'safeTxHash'>,
  proposer: Address,
): Promise<Signature> => signTypedData(chain, typedData, safeTxHash, [proposer], null)
