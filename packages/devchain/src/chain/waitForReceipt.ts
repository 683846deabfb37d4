import type { Hex, TransactionReceipt } from 'viem'
import { formatTransactionReceipt } from 'viem'
import { DevchainError } from './DevchainError.ts'
import type { DevClient } from './devClient.ts'

const LOOK_EVERY_MS = 20
const PATIENCE_MS = 60_000

/**
 * Waits until a transaction is mined by polling its receipt. viem's own function polls only when a block arrives; on
 * a chain that mines automatically, the block may be visible before its receipts, and no other block follows.
 *
 * @param hash hash of the transaction
 * @throws DevchainError TRANSACTION_FAILED after a minute without a receipt
 * @example
 * const { status } = await waitForReceipt(client, hash)
 */
export async function waitForReceipt(client: DevClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    // Sent directly: viem's own call creates an error with a stack for every missing receipt.
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt !== null) return formatTransactionReceipt(receipt)
    if (performance.now() > deadline)
      throw new DevchainError(
        'TRANSACTION_FAILED',
        `Transaction ${hash} was sent but is in no block after ${PATIENCE_MS / 1000} s.`,
      )
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
