import type { Address, Hex } from 'viem'
import type { DevClient } from '../chain/devClient.ts'
import { sendTogether } from '../chain/sendTogether.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { deployerAddress } from '../keys/demoOwners.ts'

/** Enough for one or two writes, and small enough that all calls fit in one block. */
const GAS = 200_000n

/**
 * Calls one of the development contracts several times as the deployer, in this order, in one block.
 *
 * @throws DevchainError TRANSACTION_FAILED when one reverts
 */
export async function callTogether(client: DevClient, to: Address, calls: readonly Hex[]): Promise<void> {
  const reverted = await sendTogether(
    client,
    deployerAddress,
    calls.map((data) => ({ to, data, gas: GAS })),
  )
  if (reverted.length > 0)
    throw new DevchainError(
      'TRANSACTION_FAILED',
      `Of ${calls.length} calls of ${to} these reverted: ${reverted.join(', ')}.`,
    )
}
