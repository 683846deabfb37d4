import { findSafeDeployment, safeDeployments, type SafeContractName } from '@countersign/chains'
import { demoOwners, devClient } from '@countersign/devchain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractsFor } from '../src/data/creation/contractsOf.ts'
import { planOnNetworks } from '../src/data/creation/planAccount.ts'
import { findMultiSend } from '../src/signing/execution/findMultiSend.ts'
import { setStage, type Stage } from './testStage.ts'

const VERSION = '1.3.0'
const NAMES = ['SafeProxyFactory', 'SafeL2', 'CompatibilityFallbackHandler', 'MultiSendCallOnly'] as const
const owners = demoOwners.slice(0, 2).map(({ address }) => address)

const published = (name: SafeContractName, variant: 'canonical' | 'eip155') =>
  findSafeDeployment(VERSION, name, variant) ?? expect.unreachable()
const family = (variant: 'canonical' | 'eip155') => ({
  version: VERSION,
  factory: published('SafeProxyFactory', variant).address,
  singleton: published('SafeL2', variant).address,
  fallbackHandler: published('CompatibilityFallbackHandler', variant).address,
})

/** A network that refuses transactions without EIP-155: 1.3.0 is there at the addresses of the other family only. */
let stage: Stage
beforeAll(async () => {
  stage = await setStage({ chainId: 4218, chainName: 'Protected', shortName: 'prot' })
  const client = devClient(stage.devchain.rpcUrl)
  for (const name of NAMES) {
    const [from, to] = [published(name, 'canonical'), published(name, 'eip155')]
    const code = (await client.getCode({ address: from.address })) ?? expect.unreachable()
    expect(to.codeHash).toBe(from.codeHash)
    await client.setCode({ address: to.address, bytecode: code })
    await client.setCode({ address: from.address, bytecode: '0x' })
  }
})
afterAll(() => stage.devchain.stop({ snapshot: false }))

const recommending = (safeProxyFactoryAddress: Stage['chain']['contractAddresses']['safeProxyFactoryAddress']) => {
  const { chain } = stage
  const none = Object.fromEntries(Object.keys(chain.contractAddresses).map((name) => [name, null]))
  return {
    ...chain,
    recommendedMasterCopyVersion: VERSION,
    contractAddresses: { ...chain.contractAddresses, ...none, safeProxyFactoryAddress },
  }
}

it('behavior: a new account of the recommended version gets the contracts that the network has, of one family', async () => {
  expect(safeDeployments[VERSION].SafeL2).toHaveLength(2)
  for (const factory of [null, family('canonical').factory, family('eip155').factory]) {
    const chain = recommending(factory)
    const contracts = await contractsFor(chain, null)
    expect(contracts).toEqual(family('eip155'))
    expect(await contractsFor(chain, VERSION)).toEqual(contracts)
    expect(await planOnNetworks([chain], owners, 1, { contracts })).toMatchObject({
      isL2: true,
      factory: contracts.factory,
    })
  }
})

it('security: a configured factory with foreign code is not avoided, but refused', async () => {
  const foreign = '0x00000000000000000000000000000000000000F1'
  await devClient(stage.devchain.rpcUrl).setCode({ address: foreign, bytecode: '0x6001' })
  const contracts = await contractsFor(recommending(foreign), null)
  expect(contracts.factory).toBe(foreign)
  await expect(planOnNetworks([stage.chain], owners, 1, { contracts })).rejects.toThrow()
})

it('behavior: several transactions are sent by the MultiSendCallOnly that the network has', async () => {
  expect(await findMultiSend(stage.chain, VERSION)).toBe(published('MultiSendCallOnly', 'eip155').address)
  await expect(findMultiSend(stage.chain, '1.1.1')).rejects.toThrow()
})
