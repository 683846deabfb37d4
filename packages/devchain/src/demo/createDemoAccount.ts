import { devClient, type DevClient } from '../chain/devClient.ts'
import { deployTestContracts } from '../contracts/deployTestContracts.ts'
import { setEnsNames } from '../contracts/ensNames.ts'
import { deploySafe } from '../safe/deploySafe.ts'
import { demoAccount, demoCreation, type DemoAccount } from './demoAccount.ts'
import { demoHistory } from './demoHistory.ts'
import { demoOwners } from '../keys/demoOwners.ts'

/** Days a demo history reaches back, on a chain whose clock still stands there (`genesisTimestamp`). */
export const demoDays = 8

const secondsPerDay = 86_400

/**
 * Creates the demo organisation's account with its past: creation, incoming coins, tokens and an NFT, an outgoing payment
 * in each kind, a batch, a module switched on and used, a failed transaction. Does nothing when the account exists.
 *
 * The history is spread over the last days when the chain's own clock is that far back (start it with `genesisTimestamp`
 * = now − {@link demoDays} days); afterwards the chain's clock shows the present. Safe and test contracts must be there.
 * Do not save the chain while this runs: half a history is not continued.
 *
 * @param options.withLimit a spending limit is part of the history
 */
export async function createDemoAccount(
  rpcUrl: string,
  options: { version?: string; name?: string; withLimit?: boolean } = {},
): Promise<DemoAccount> {
  const account = demoAccount(options.version, options.name)
  const client = devClient(rpcUrl)
  if (await client.getCode({ address: account.address })) return account
  const contracts = await deployTestContracts(rpcUrl)
  await setEnsNames(rpcUrl, [
    ...demoOwners.map(({ address }, index) => [`owner${index + 1}.demo.eth`, address] as const),
    ['treasury.demo.eth', account.address],
  ])

  const turnTo = await createClock(client)
  await turnTo(demoDays, 9)
  await deploySafe(rpcUrl, demoCreation(account.version))
  for (const { daysAgo, hour, run } of demoHistory(rpcUrl, account.address, contracts, options)) {
    await turnTo(daysAgo, hour)
    await run()
  }
  await turnTo(0, 0)
  await client.mine({ blocks: 1 })
  return account
}

/** Sets the time of the next block, where that lies ahead of the chain's clock; blocks after it go on from there. */
async function createClock(client: DevClient): Promise<(daysAgo: number, hour: number) => Promise<void>> {
  const now = Math.floor(Date.now() / 1000)
  return async (daysAgo, hour) => {
    const { timestamp } = await client.getBlock()
    // Hours count back from now within a day, so that "today" is never in the future.
    const wanted = BigInt(now - daysAgo * secondsPerDay + (daysAgo > 0 ? (hour - 12) * 3600 : 0))
    if (wanted > timestamp) await client.setNextBlockTimestamp({ timestamp: wanted })
  }
}
