import type { Chain } from '@countersign/api'
import { buildDeleteRequestTypedData, deleteRequestTotp, hashTypedData } from '@countersign/safe'
import { api } from '../../data/client/apiClient.ts'
import { signTypedData } from '../review/signTypedData.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/** Deletes a proposal at the service. Only its proposer may do so, and proves it by a signature that is valid for one hour. */
export async function deleteProposal(
  chain: Chain,
  review: Pick<SignableTransaction, 'details'> & {
    readonly reviewed: Pick<SignableTransaction['reviewed'], 'safe' | 'safeTxHash' | 'chainId'>
  },
): Promise<void> {
  const { safe, safeTxHash, chainId } = review.reviewed
  const typedData = buildDeleteRequestTypedData({
    chainId,
    safe,
    safeTxHash,
    totp: deleteRequestTotp(Math.floor(Date.now() / 1000)),
  })
  const execution = review.details?.detailedExecutionInfo
  const authors = execution?.type === 'MULTISIG' ? [execution.proposedByDelegate, execution.proposer] : []
  const signature = await signTypedData(
    chain,
    typedData,
    hashTypedData(typedData),
    authors.flatMap((author) => author?.value ?? []),
    null,
  )
  await api().deleteTransaction({ params: { chainId: chain.chainId, safeTxHash }, body: { signature: signature.data } })
}
