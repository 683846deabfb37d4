import { concat, type Address, type Hex } from 'viem'
import type { DevClient } from '../chain/devClient.ts'
import { sendTogether } from '../chain/sendTogether.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { deployerAddress } from '../keys/demoOwners.ts'

export type FactoryDeployment = {
  label: string
  factory: Address
  salt: Hex
  code: Hex
  address: Address
  /** The calldata for the factory; absent for a factory that takes salt and code concatenated. */
  data?: Hex
}

/**
 * Deploys missing contracts by CREATE2, all together.
 *
 * @throws DevchainError TRANSACTION_FAILED if an address has no code afterwards
 */
export async function deployThroughFactory(client: DevClient, wanted: FactoryDeployment[]): Promise<void> {
  const missing = await withoutCode(client, wanted)
  if (missing.length === 0) return
  await sendTogether(
    client,
    deployerAddress,
    missing.map(({ factory, salt, code, data = concat([salt, code]) }) => ({ to: factory, data, gas: 8_000_000n })),
  )
  const still = await withoutCode(client, missing)
  if (still.length > 0)
    throw new DevchainError(
      'TRANSACTION_FAILED',
      `Deploying ${still.map(({ label }) => label).join(', ')} left no code at ${still.map(({ address }) => address).join(', ')}.`,
    )
}

async function withoutCode(client: DevClient, wanted: FactoryDeployment[]): Promise<FactoryDeployment[]> {
  const codes = await Promise.all(wanted.map(({ address }) => client.getCode({ address })))
  return wanted.filter((_, index) => codes[index] === undefined)
}
