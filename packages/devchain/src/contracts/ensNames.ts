import { encodeFunctionData, keccak256, namehash, stringToHex, type Address, type Hex } from 'viem'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { deployerAddress } from '../keys/demoOwners.ts'
import { testEnsRegistryAbi, testEnsResolverAbi } from '../generated/testAbis.ts'
import { callTogether } from './callTogether.ts'
import { testContractAddresses, type TestContracts } from './testContracts.ts'

/** Creates the parent nodes of all other names, if they are missing. */
export async function setRootNames(client: DevClient, contracts: TestContracts): Promise<void> {
  const names = ['eth', 'demo.eth', 'reverse', 'addr.reverse']
  const calls = await Promise.all(names.map((name) => claimCalls(client, contracts, name)))
  await callTogether(client, contracts.ensRegistry, calls.flat())
}

/**
 * Sets an address's name in the local ENS registry, in both directions: `addr(name)` and `name(address)` (EIP-137,
 * EIP-181).
 *
 * @param name lower-case ASCII below a node of `deployTestContracts`, such as `treasury.demo.eth`
 * @example
 * await setEnsName(rpcUrl, 'treasury.demo.eth', safe)
 */
export const setEnsName = (rpcUrl: string, name: string, address: Address): Promise<void> =>
  setEnsNames(rpcUrl, [[name, address]])

/** Sets several names, in the same two blocks. */
export async function setEnsNames(rpcUrl: string, wanted: readonly (readonly [string, Address])[]): Promise<void> {
  const client = devClient(rpcUrl, { batch: true })
  const contracts = testContractAddresses()
  const calls = await Promise.all(wanted.map(([name, address]) => nameCalls(client, contracts, name, address)))
  await callTogether(
    client,
    contracts.ensRegistry,
    calls.flatMap(({ registry }) => registry),
  )
  await callTogether(
    client,
    contracts.ensResolver,
    calls.flatMap(({ resolver }) => resolver),
  )
}

/** The calls that are still needed, for each of the two contracts. */
async function nameCalls(client: DevClient, contracts: TestContracts, name: string, address: Address) {
  const reverse = `${address.slice(2).toLowerCase()}.addr.reverse`
  const at = { address: contracts.ensResolver, abi: testEnsResolverAbi } as const
  const [known, target] = await Promise.all([
    client.readContract({ ...at, functionName: 'name', args: [namehash(reverse)] }),
    client.readContract({ ...at, functionName: 'addr', args: [namehash(name)] }),
  ])
  if (known === name && target.toLowerCase() === address.toLowerCase()) return { registry: [], resolver: [] }
  const nodes = await Promise.all(
    [name, reverse].map(async (node) => {
      const args = [namehash(node), contracts.ensResolver] as const
      const resolve = encodeFunctionData({ abi: testEnsRegistryAbi, functionName: 'setResolver', args })
      return [...(await claimCalls(client, contracts, node)), resolve]
    }),
  )
  const resolver = [
    encodeFunctionData({ abi: testEnsResolverAbi, functionName: 'setAddr', args: [namehash(name), address] }),
    encodeFunctionData({ abi: testEnsResolverAbi, functionName: 'setName', args: [namehash(reverse), name] }),
  ]
  return { registry: nodes.flat(), resolver }
}

/** The call that makes the deployer the owner of a node below its own node, if it is not the owner yet. */
async function claimCalls(client: DevClient, { ensRegistry }: TestContracts, name: string): Promise<Hex[]> {
  const owner = await client.readContract({
    address: ensRegistry,
    abi: testEnsRegistryAbi,
    functionName: 'owner',
    args: [namehash(name)],
  })
  if (owner === deployerAddress) return []
  const [label = '', ...parent] = name.split('.')
  const args = [namehash(parent.join('.')), keccak256(stringToHex(label)), deployerAddress] as const
  return [encodeFunctionData({ abi: testEnsRegistryAbi, functionName: 'setSubnodeOwner', args })]
}
