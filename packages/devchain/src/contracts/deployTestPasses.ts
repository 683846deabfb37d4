import { keccak256, stringToHex, type Address } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { testCreationCode } from './bytecode.ts'
import { deployThroughFactory } from './deployThroughFactory.ts'
import { create2Address, safeSingletonFactory } from './factories.ts'

/**
 * Deploys the ERC-1155 contract of the tests, which is not part of every local chain. Requires `deployTestContracts`
 * first.
 *
 * @example
 * await deployTestContracts(rpcUrl)
 * const passes = await deployTestPasses(rpcUrl)
 */
export async function deployTestPasses(rpcUrl: string): Promise<Address> {
  const salt = keccak256(stringToHex('countersign/passes'))
  const code = testCreationCode('TestPasses')
  const address = create2Address(safeSingletonFactory, salt, code)
  const deployment = { label: 'TestPasses', factory: safeSingletonFactory, salt, code, address }
  await deployThroughFactory(devClient(rpcUrl), [deployment])
  return address
}
