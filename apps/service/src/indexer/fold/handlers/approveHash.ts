import { approvedHashSignature } from '@countersign/safe'
import type { Handler } from '../effects/Scope.ts'

/** An on-chain approval is stored even before the transaction is proposed; the later proposal finds it. */
export const approveHash: Handler<'approveHash'> = ({ safe, hash, owner }, { chainId, transaction }) => [
  {
    kind: 'confirmed',
    row: {
      chainId,
      safe,
      safeTxHash: hash,
      owner,
      source: 'approveHash',
      signature: approvedHashSignature(owner).data,
      submittedAt: transaction.blockTime,
      blockNumber: transaction.blockNumber,
    },
  },
]
