import { findSafeDeployment, proxyCreationCode, safeToL2SetupAbi } from '@countersign/chains'
import { demoOwners, safeCreation, sendTransaction } from '@countersign/devchain'
import fc from 'fast-check'
import { encodeFunctionData, keccak256, parseAbi, type Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address as OurAddress } from '@countersign/primitives'
import {
  chooseCreationContracts,
  type CreationData,
  creationCode,
  encodeCreateProxyWithNonce,
  encodeSetup,
  judgeAddress,
  judgeNetwork,
  predictAccount,
  predictSafeAddress,
} from '../src/index.ts'
import { addressArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { provenVersions, startProofChain } from './proofChain.ts'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function proxyCreationCode() view returns (bytes)',
])

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

function addressOf(version: string, name: Parameters<typeof findSafeDeployment>[1]): Address {
  const deployment = findSafeDeployment(version, name)
  if (deployment === undefined) throw new TypeError(`no ${name} ${version}`)
  return deployment.address
}

describe.each(provenVersions)('factory %s', (version) => {
  const creationOf = (owners: readonly OurAddress[], threshold: number, saltNonce: bigint) => {
    const singleton = addressOf(version, 'SafeL2')
    const fallbackHandler = addressOf(version, 'CompatibilityFallbackHandler')
    const initializer = encodeSetup({ owners, threshold, fallbackHandler })
    return {
      factory: addressOf(version, 'SafeProxyFactory'),
      singleton,
      proxyCreationCode: proxyCreationCode[version],
      initializer,
      saltNonce,
      version,
    }
  }

  test('behavior: accounts with random owners and salts appear at the predicted address', async () => {
    const code = await chain.client.readContract({
      address: addressOf(version, 'SafeProxyFactory'),
      abi,
      functionName: 'proxyCreationCode',
    })
    expect(proxyCreationCode[version]).toBe(code)
    const ownersArbitrary = fc.uniqueArray(addressArbitrary, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(ownersArbitrary, uint256Arbitrary, fc.nat(), async (owners, saltNonce, seed) => {
        const threshold = 1 + (seed % owners.length)
        const creation = creationOf(owners, threshold, saltNonce)
        const address = predictSafeAddress(creation)
        expect(await chain.client.getCode({ address })).toBeUndefined()
        await sendTransaction(chain.client, {
          from: demoOwners[0].address,
          to: creation.factory,
          data: encodeCreateProxyWithNonce(creation),
        })
        expect(await chain.client.readContract({ address, abi, functionName: 'getOwners' })).toEqual(owners)
        expect(await chain.client.readContract({ address, abi, functionName: 'getThreshold' })).toBe(BigInt(threshold))
      }),
      { numRuns: 8 },
    )
  })

  test("behavior: the initializer equals the output of the local chain's ABI encoder, byte for byte", () => {
    const owners = demoOwners.map(({ address }) => address)
    const expected = safeCreation({ owners, threshold: 2, version, saltNonce: 5n })
    expect(creationOf(owners, 2, 5n)).toMatchObject({
      initializer: expected.initializer,
      singleton: expected.singleton,
      factory: expected.factory,
    })
  })
})

describe('one address on many networks', () => {
  /** Ethereum's chain id: SafeToL2Setup does nothing there, and sets the L2 singleton everywhere else. */
  let mainnet: Awaited<ReturnType<typeof startProofChain>>
  beforeAll(async () => {
    mainnet = await startProofChain(1)
  })
  afterAll(() => mainnet.stop())

  const ownersArbitrary = fc.uniqueArray(addressArbitrary, { minLength: 1, maxLength: 5 })
  const singletonArbitrary = fc.constantFrom('SafeL2' as const, 'Safe' as const)

  test.each(provenVersions)(
    'behavior: %s: random owners, salts and set-ups give the predicted address on a mainnet and on a layer 2',
    async (version) => {
      const contracts = chooseCreationContracts(version)
      if (contracts === null) throw new TypeError(`no contracts ${version}`)
      const setUp = findSafeDeployment(version, 'SafeToL2Setup')
      await fc.assert(
        fc.asyncProperty(
          ownersArbitrary,
          uint256Arbitrary,
          fc.nat(),
          singletonArbitrary,
          fc.boolean(),
          fc.boolean(),
          async (owners, saltNonce, seed, name, isSetUp, hasHandler) => {
            const creation: CreationData = {
              ...contracts,
              singleton: addressOf(version, name),
              fallbackHandler: hasHandler ? contracts.fallbackHandler : `0x${'0'.repeat(40)}`,
              owners,
              threshold: 1 + (seed % owners.length),
              saltNonce,
              ...(isSetUp && name === 'Safe' && setUp !== undefined
                ? {
                    to: setUp.address,
                    data: encodeFunctionData({
                      abi: safeToL2SetupAbi,
                      functionName: 'setupToL2',
                      args: [contracts.singleton],
                    }),
                  }
                : {}),
            }
            const { address, call } = predictAccount(creation)
            for (const { client } of [chain, mainnet]) {
              const needed = creationCode(creation)
              const hashes = new Map<string, `0x${string}` | null>()
              for (const one of needed) {
                const code = await client.getCode({ address: one.address })
                hashes.set(one.address, code === undefined ? null : keccak256(code))
              }
              expect(judgeNetwork(needed, (at) => hashes.get(at) ?? null)).toEqual({ isPossible: true })
              const { data } = await client.call({ to: creation.factory, data: call })
              expect(judgeAddress(address, `0x${(data ?? '').slice(-40)}`).isPossible).toBe(true)
              await sendTransaction(client, { from: demoOwners[0].address, to: creation.factory, data: call })
              expect(await client.readContract({ address, abi, functionName: 'getOwners' })).toEqual(owners)
              const singleton = await client.getStorageAt({ address, slot: '0x0' })
              const isMoved = creation.to !== undefined && client === chain.client
              const runs = isMoved ? contracts.singleton : creation.singleton
              expect(singleton?.slice(-40)).toBe(runs.slice(2).toLowerCase())
            }
          },
        ),
        { numRuns: 25 },
      )
    },
    180_000,
  )

  test('error: a network without the factory, with another one or without the singleton is refused with the part', async () => {
    const contracts = chooseCreationContracts('1.4.1')
    if (contracts === null) throw new TypeError('no contracts 1.4.1')
    const creation = { ...contracts, owners: [demoOwners[0].address], threshold: 1, saltNonce: 0n }
    const needed = creationCode(creation)
    const published = (at: string) => needed.find(({ address }) => address === at)?.published[0] ?? null
    expect(judgeNetwork(needed, published)).toEqual({ isPossible: true })
    for (const { role, address } of needed) {
      const without = judgeNetwork(needed, (at) => (at === address ? null : published(at)))
      expect(without).toMatchObject({ isPossible: false, role, reason: expect.stringContaining(address) })
      const other = keccak256('0x1234')
      const foreign = judgeNetwork(needed, (at) => (at === address ? other : published(at)))
      expect(foreign).toMatchObject({ isPossible: false, role, reason: expect.stringContaining(other) })
    }
    const foreignSetup = creationCode({ ...creation, to: demoOwners[1].address, data: '0x12345678' })
    expect(judgeNetwork(foreignSetup, published)).toMatchObject({ isPossible: false, role: 'setup' })
    const foreignHandler = creationCode({ ...creation, fallbackHandler: demoOwners[1].address })
    expect(judgeNetwork(foreignHandler, published)).toMatchObject({ isPossible: false, role: 'handler' })
  })
})
