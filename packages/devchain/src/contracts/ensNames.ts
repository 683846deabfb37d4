import { encodeFunctionData, keccak256, namehash, stringToHex, type Address, type Hex } from 'viem'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { deployerAddress } from '../demo/demoOwners.ts'
import { testEnsRegistryAbi, testEnsResolverAbi } from '../generated/testAbis.ts'
import { testContractAddresses, type TestContracts } from './testContracts.ts'

/** Creates the nodes every other name hangs under, where they are missing. */
export async function setRootNames(client: DevClient, contracts: TestContracts): Promise<void> {
  for (const name of ['eth', 'demo.eth', 'reverse', 'addr.reverse']) await claim(client, contracts, name)
}

/**
 * Gives an address a name in the local ENS registry, both ways: `addr(name)` and `name(address)` (EIP-137, EIP-181).
 *
 * @param name lower-case ASCII below a node of `deployTestContracts`, e.g. `treasury.demo.eth`
 */
export async function setEnsName(rpcUrl: string, name: string, address: Address): Promise<void> {
  const client = devClient(rpcUrl)
  const contracts = testContractAddresses()
  const reverse = `${address.slice(2).toLowerCase()}.addr.reverse`
  const resolver = { address: contracts.ensResolver, abi: testEnsResolverAbi } as const
  const known = await client.readContract({ ...resolver, functionName: 'name', args: [namehash(reverse)] })
  const target = await client.readContract({ ...resolver, functionName: 'addr', args: [namehash(name)] })
  if (known === name && target.toLowerCase() === address.toLowerCase()) return
  for (const node of [name, reverse]) {
    await claim(client, contracts, node)
    const args = [namehash(node), contracts.ensResolver] as const
    await send(
      client,
      contracts.ensRegistry,
      encodeFunctionData({ abi: testEnsRegistryAbi, functionName: 'setResolver', args }),
    )
  }
  const forward = encodeFunctionData({
    abi: testEnsResolverAbi,
    functionName: 'setAddr',
    args: [namehash(name), address],
  })
  const backward = encodeFunctionData({
    abi: testEnsResolverAbi,
    functionName: 'setName',
    args: [namehash(reverse), name],
  })
  await send(client, contracts.ensResolver, forward)
  await send(client, contracts.ensResolver, backward)
}

/** Makes the deployer the owner of a node whose parent is the deployer's. */
async function claim(client: DevClient, { ensRegistry }: TestContracts, name: string): Promise<void> {
  const owner = await client.readContract({
    address: ensRegistry,
    abi: testEnsRegistryAbi,
    functionName: 'owner',
    args: [namehash(name)],
  })
  if (owner === deployerAddress) return
  const [label = '', ...parent] = name.split('.')
  const args = [namehash(parent.join('.')), keccak256(stringToHex(label)), deployerAddress] as const
  await send(
    client,
    ensRegistry,
    encodeFunctionData({ abi: testEnsRegistryAbi, functionName: 'setSubnodeOwner', args }),
  )
}

async function send(client: DevClient, to: Address, data: Hex): Promise<void> {
  await sendTransaction(client, { from: deployerAddress, to, data })
}
