import type { Hex, TransactionReceipt } from 'viem'
import { formatTransactionReceipt } from 'viem'
import { DevchainError } from './devchainError.ts'
import type { DevClient } from './devClient.ts'

const LOOK_EVERY_MS = 20
const PATIENCE_MS = 60_000

/**
 * Waits until a transaction is mined by asking for its receipt again and again. viem's own wait asks only when a block
 * arrives; on a chain that mines by itself, the block may be seen before its receipts are, and then no other comes.
 *
 * @param hash hash of the transaction
 * @throws DevchainError TRANSACTION_FAILED after a minute without a receipt
 * @example
 * const { status } = await waitForReceipt(client, hash)
 */
export async function waitForReceipt(client: DevClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    // Asked as it is: viem's own call makes an error, with its stack, of every "not yet".
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
