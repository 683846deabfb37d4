import type { Chain } from '@countersign/api'
import { TransactionReceiptNotFoundError } from 'viem'
import { api } from '../../../data/client/apiClient.ts'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import type { Creation } from './creationStore.ts'
import type { CreationSight } from './nextCreation.ts'
import { createMessages as messages } from '../createMessages.ts'

export async function observeCreation(chain: Chain, creation: Creation): Promise<CreationSight> {
  const client = publicClientFor(chain)
  const { txHash: hash, address, sender } = creation
  const [receipt, code, walletNonce] = await Promise.all([
    client.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return null
      throw error
    }),
    client.getCode({ address }),
    client.getTransactionCount({ address: sender }).catch(() => null),
  ])
  const exists = (code ?? '0x') !== '0x'
  const isIndexed = exists && (await isKnown(chain.chainId, creation))
  return {
    now: Date.now(),
    receipt: receipt && {
      block: receipt.blockNumber.toString(),
      isSuccess: receipt.status === 'success',
      reason: messages.reverted,
    },
    walletNonce,
    exists,
    isIndexed,
  }
}

async function isKnown(chainId: string, { address }: Creation): Promise<boolean> {
  try {
    await api().getSafe({ params: { chainId, safe: address } })
    return true
  } catch {
    return false
  }
}
