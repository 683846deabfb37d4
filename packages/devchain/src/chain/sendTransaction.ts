import { setTimeout as wait } from 'node:timers/promises'
import type { Address, Hex, TransactionReceipt } from 'viem'
import { DevchainError } from './DevchainError.ts'
import type { DevClient } from './devClient.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/** A transaction that a local chain executes for any sender, without its key. `value` is wei. */
export type DevTransaction = { from: Address; to: Address; value?: bigint; data?: Hex; gas?: bigint }

const plentyOfGas = 5_000_000n

/**
 * Sends a transaction from one of anvil's unlocked accounts and waits until it is mined. Call it sequentially per
 * sender: anvil loses parallel transactions of one sender while it mines automatically.
 *
 * @throws DevchainError TRANSACTION_FAILED if it reverts
 * @example
 * const receipt = await sendTransaction(devClient(rpcUrl), { from: alice, to: safe, value: 10n ** 18n })
 */
export async function sendTransaction(client: DevClient, transaction: DevTransaction): Promise<TransactionReceipt> {
  const { from, to, value = 0n, data = '0x', gas = plentyOfGas } = transaction
  const hash = await sendWithNextNonce(client, { from, to, value, data, gas })
  const receipt = await waitForReceipt(client, hash)
  if (receipt.status === 'success') return receipt
  throw new DevchainError(
    'TRANSACTION_FAILED',
    `${await revertReason(client, transaction)} (transaction ${hash}, from ${from} to ${to}).`,
  )
}

/** While a block is being mined, anvil may assign the same nonce twice, and then refuses the second transaction. */
async function sendWithNextNonce(client: DevClient, transaction: Required<DevTransaction>): Promise<Hex> {
  const { from, ...rest } = transaction
  for (let attempt = 1; ; attempt++)
    try {
      return await client.sendTransaction({ account: from, chain: null, ...rest })
    } catch (error) {
      const isNonceTaken =
        error instanceof Error && /replacement transaction underpriced|nonce too low/.test(error.message)
      if (!isNonceTaken || attempt === 5) throw error
      await wait(50 * attempt)
    }
}

async function revertReason(client: DevClient, { from, to, value = 0n, data = '0x' }: DevTransaction): Promise<string> {
  try {
    await client.call({ account: from, to, value, data })
    return 'The transaction reverted, though the same call succeeds now'
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return `The transaction reverted: ${message.split('\n')[0]}`
  }
}
