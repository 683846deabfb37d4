import type { Address, Hex } from 'viem'
import { DevchainError } from './DevchainError.ts'
import type { DevClient } from './devClient.ts'

export type TogetherTransaction = { to: Address; data: Hex; gas: bigint }

/**
 * Sends transactions from one unlocked account and waits until all are mined, in the given order. They are sent with
 * mining paused and then mined together, because anvil loses parallel transactions of one sender while it mines
 * automatically. Cheapest with a batching client.
 *
 * @returns hashes of those that reverted
 * @throws DevchainError TRANSACTION_FAILED if anvil includes one in no block
 */
export async function sendTogether(client: DevClient, from: Address, wanted: TogetherTransaction[]): Promise<Hex[]> {
  if (wanted.length === 0) return []
  const [automine, first] = await Promise.all([
    client.getAutomine(),
    client.getTransactionCount({ address: from, blockTag: 'pending' }),
  ])
  await client.setAutomine(false)
  try {
    const hashes = await Promise.all(
      wanted.map((transaction, index) =>
        client.sendTransaction({ account: from, chain: null, nonce: first + index, ...transaction }),
      ),
    )
    return await mineAll(client, hashes)
  } finally {
    if (automine) await client.setAutomine(true)
  }
}

async function mineAll(client: DevClient, hashes: Hex[]): Promise<Hex[]> {
  const reverted: Hex[] = []
  for (let left = hashes; left.length > 0;) {
    await client.mine({ blocks: 1 })
    const receipts = await Promise.all(left.map((hash) => readReceipt(client, hash)))
    reverted.push(...left.filter((_, index) => receipts[index]?.status === '0x0'))
    const still = left.filter((_, index) => receipts[index] === null)
    if (still.length === left.length)
      throw new DevchainError('TRANSACTION_FAILED', `A block was mined and none of ${still.join(', ')} is in it.`)
    left = still
  }
  return reverted
}

/** Null if there is no receipt yet; viem's own call would throw. */
const readReceipt = (client: DevClient, hash: Hex) =>
  client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
