import type { Chain } from '@countersign/api'
import { TransactionReceiptNotFoundError } from 'viem'
import { publicClientFor } from '../chain-access/publicClientFor.ts'
import type { UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

export type DeploymentSight = {
  readonly hasCode: boolean
  /** Null without a receipt. */
  readonly isSuccess: boolean | null
  /** The sender's next nonce; null if nothing was sent or it could not be read. */
  readonly walletNonce: number | null
}

/** What the network says about an account that was not deployed before. Only the factory can create code at this address. */
export async function readDeployment(chain: Chain, { address, sent }: UndeployedAccount): Promise<DeploymentSight> {
  const client = publicClientFor(chain)
  const [code, receipt, walletNonce] = await Promise.all([
    client.getCode({ address }),
    sent === null
      ? null
      : client.getTransactionReceipt({ hash: sent.txHash }).catch((error: unknown) => {
          if (error instanceof TransactionReceiptNotFoundError) return null
          throw error
        }),
    sent === null ? null : client.getTransactionCount({ address: sent.sender }).catch(() => null),
  ])
  return {
    hasCode: (code ?? '0x') !== '0x',
    isSuccess: receipt === null ? null : receipt.status === 'success',
    walletNonce,
  }
}
