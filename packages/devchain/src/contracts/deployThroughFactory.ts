import { concat, type Address, type Hex } from 'viem'
import type { DevClient } from '../chain/devClient.ts'
import { DevchainError } from '../devchainError.ts'
import { deployerAddress } from '../demo/demoOwners.ts'

export type FactoryDeployment = { label: string; factory: Address; salt: Hex; code: Hex; address: Address }

/**
 * Deploys by CREATE2 whatever is not there yet: all transactions are handed in with mining paused and then mined together
 * (anvil loses parallel transactions of one sender while it mines by itself).
 *
 * @throws DevchainError TRANSACTION_FAILED when an address is still empty afterwards
 */
export async function deployThroughFactory(client: DevClient, wanted: FactoryDeployment[]): Promise<void> {
  const missing = await withoutCode(client, wanted)
  if (missing.length === 0) return
  const automine = await client.getAutomine()
  const nonce = await client.getTransactionCount({ address: deployerAddress, blockTag: 'pending' })
  await client.setAutomine(false)
  try {
    await Promise.all(
      missing.map(({ factory, salt, code }, index) =>
        client.sendTransaction({
          account: deployerAddress,
          chain: null,
          to: factory,
          data: concat([salt, code]),
          gas: 6_000_000n,
          nonce: nonce + index,
        }),
      ),
    )
    for (let left = missing; left.length > 0;) {
      await client.mine({ blocks: 1 })
      const still = await withoutCode(client, left)
      if (still.length === left.length)
        throw new DevchainError(
          'TRANSACTION_FAILED',
          `Deploying ${still.map(({ label }) => label).join(', ')} left no code at ${still.map(({ address }) => address).join(', ')}.`,
        )
      left = still
    }
  } finally {
    if (automine) await client.setAutomine(true)
  }
}

async function withoutCode(client: DevClient, wanted: FactoryDeployment[]): Promise<FactoryDeployment[]> {
  const codes = await Promise.all(wanted.map(({ address }) => client.getCode({ address })))
  return wanted.filter((_, index) => codes[index] === undefined)
}
