import { safeAbi } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { PublicClient } from 'viem'

/** The safeTxHash as the account's own code computes it. */
export function readContractHash(
  client: PublicClient,
  { safe, transaction }: { readonly safe: Address; readonly transaction: SafeTransactionData },
  blockNumber: bigint,
): Promise<Hex> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  return client.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    blockNumber,
  })
}
