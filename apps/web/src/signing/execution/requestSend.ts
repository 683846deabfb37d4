import { HashSchema } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import type { FeePlan } from '@countersign/safe/checks'
import type { PublicClient, Transaction } from 'viem'
import { type Eip1193Provider, normalizeWalletError, WalletError } from '@countersign/connect/core'
import { signAndBroadcast, type NamedNode } from './signAndBroadcast.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** @throws {WalletError} when the wallet refuses, or answers something that is not a hash */
export async function requestSend(
  client: PublicClient,
  provider: Eip1193Provider,
  request: WalletRequest,
  /** The page sends to this node what the wallet only signs. Null: the wallet sends. */
  through: NamedNode | null = null,
): Promise<{ readonly txHash: Hex; readonly seen: Transaction | null; readonly carried: FeePlan | null }> {
  const txHash = through
    ? await signAndBroadcast(client, provider, request, through)
    : await askToSend(provider, request)
  const seen = await client.getTransaction({ hash: txHash }).catch(() => null)
  return { txHash, seen, carried: seen && planOfTransaction(seen) }
}

async function askToSend(provider: Eip1193Provider, request: WalletRequest): Promise<Hex> {
  const answer = await provider
    .request({ method: 'eth_sendTransaction', params: [request] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const parsed = HashSchema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new WalletError('failed', { detail: messages.noTransactionHash })
}

/** The gas limit and fees of a transaction that a node knows. */
export function planOfTransaction({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Transaction): FeePlan {
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined)
    return { gas, fees: { gasPrice: gasPrice ?? 0n } }
  return { gas, fees: { maxFeePerGas, maxPriorityFeePerGas } }
}
