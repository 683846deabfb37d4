import { devClient } from '../chain/devClient.ts'
import { safeSingletonFactory, safeSingletonFactoryCode } from './factories.ts'
import { testRuntime } from './bytecode.ts'
import { deployThroughFactory } from './deployThroughFactory.ts'
import { setRootNames } from './ensNames.ts'
import { setDefaultPrices } from './prices.ts'
import { testContractAddresses, testDeployments, type TestContracts } from './testContracts.ts'

/**
 * Deploys the development contracts on a local chain, sets prices and rates, and creates the ENS nodes `demo.eth` and
 * `addr.reverse`. Skips steps that are already done. Requires an anvil chain.
 *
 * @example
 * const contracts = await deployTestContracts(rpcUrl)
 */
export async function deployTestContracts(rpcUrl: string): Promise<TestContracts> {
  const client = devClient(rpcUrl, { batch: true })
  const contracts = testContractAddresses()
  if (!(await client.getCode({ address: safeSingletonFactory })))
    await client.setCode({ address: safeSingletonFactory, bytecode: safeSingletonFactoryCode })
  if (!(await client.getCode({ address: contracts.multicall3 })))
    await client.setCode({ address: contracts.multicall3, bytecode: testRuntime('TestMulticall3') })
  await deployThroughFactory(client, testDeployments())
  await setDefaultPrices(client, contracts)
  await setRootNames(client, contracts)
  return contracts
}
