import type { Chain } from '@countersign/api'
import { queryOptions } from '@tanstack/react-query'
import type { UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'

/** Block and fee of the transaction by which this browser deployed an account, from the network. Nothing before it has code. */
export const deploymentReceiptQuery = (chain: Chain, { sent, deployedAt }: UndeployedAccount) =>
  queryOptions({
    queryKey: ['deployment-receipt', chain.chainId, sent?.txHash ?? null],
    queryFn: async () => {
      if (sent === null) return null
      const { publicClientFor } = await import('../../../data/chain-access/publicClientFor.ts')
      const receipt = await publicClientFor(chain).getTransactionReceipt({ hash: sent.txHash })
      // Another transaction deployed it first.
      if (receipt.status !== 'success') return null
      return { block: receipt.blockNumber, fee: receipt.gasUsed * receipt.effectiveGasPrice }
    },
    enabled: sent !== null && deployedAt !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { persist: false },
  })
