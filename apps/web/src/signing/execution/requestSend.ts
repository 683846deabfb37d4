import { HashSchema } from '@countersign/api'
import { type Address, type Hex } from '@countersign/primitives'
import type { FeePlan } from '@countersign/safe/checks'
import type { PublicClient, Transaction } from 'viem'
import type { Eip1193Provider } from '../../data/wallet/Eip1193Provider.ts'
import { normalizeWalletError } from '../../data/wallet/normalizeWalletError.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** The parameters of `eth_sendTransaction`. */
export type WalletRequest = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: Hex
  readonly gas?: Hex
  /** Only to replace a transaction: the wallet nonce of the first one. */
  readonly nonce?: Hex
}

/** @throws {WalletError} when the wallet refuses, or answers something that is not a hash */
export async function requestSend(
  client: PublicClient,
  provider: Eip1193Provider,
  request: WalletRequest,
): Promise<{ readonly txHash: Hex; readonly seen: Transaction | null; readonly carried: FeePlan | null }> {
  const answer = await provider
    .request({ method: 'eth_sendTransaction', params: [request] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const parsed = HashSchema.safeParse(answer)
  if (!parsed.success) throw new WalletError('failed', { detail: messages.noTransactionHash })
  const txHash = parsed.data
  const seen = await client.getTransaction({ hash: txHash }).catch(() => null)
  return { txHash, seen, carried: seen && planOfTransaction(seen) }
}

/** The gas limit and fees of a transaction that a node knows. */
export function planOfTransaction({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Transaction): FeePlan {
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined)
    return { gas, fees: { gasPrice: gasPrice ?? 0n } }
  return { gas, fees: { maxFeePerGas, maxPriorityFeePerGas } }
}
