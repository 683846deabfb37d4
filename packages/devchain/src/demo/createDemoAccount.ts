import { devClient, type DevClient } from '../chain/devClient.ts'
import { deployTestContracts } from '../contracts/deployTestContracts.ts'
import { setEnsNames } from '../contracts/ensNames.ts'
import { deploySafe } from '../safe/deploySafe.ts'
import { demoAccount, demoCreation, type DemoAccount } from './demoAccount.ts'
import { demoHistory } from './demoHistory.ts'
import { demoOwners } from '../keys/demoOwners.ts'

/** The number of days of demo history, on a chain whose clock starts that far back (`genesisTimestamp`). */
export const demoDays = 8

const secondsPerDay = 86_400

/**
 * Creates the demo organisation's account with a history: creation, incoming native currency, tokens and an NFT, an
 * outgoing payment of each kind, a batch, a module that is enabled and used, a failed transaction. Does nothing if
 * the account exists.
 *
 * The history covers the last days if the chain's clock is that far back (start it with `genesisTimestamp` = now −
 * {@link demoDays} days); afterwards the chain's clock shows the present. Safe and test contracts must be deployed.
 * Do not save the chain while this runs: an incomplete history is not continued.
 *
 * @param options.withLimit includes a spending limit in the history
 * @example
 * const { address } = await createDemoAccount(rpcUrl, { withLimit: true })
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

/** Sets the time of the next block if it is later than the chain's clock; later blocks continue from it. */
async function createClock(client: DevClient): Promise<(daysAgo: number, hour: number) => Promise<void>> {
  const now = Math.floor(Date.now() / 1000)
  const midnight = now - (now % secondsPerDay)
  return async (daysAgo, hour) => {
    const { timestamp } = await client.getBlock()
    // Hours of the day in UTC, so that the days of the history do not depend on the hour at which it is made.
    const wanted = BigInt(daysAgo === 0 ? now : midnight - daysAgo * secondsPerDay + hour * 3600)
    if (wanted > timestamp) await client.setNextBlockTimestamp({ timestamp: wanted })
  }
}
