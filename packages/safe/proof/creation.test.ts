import { findSafeDeployment, proxyCreationCode } from '@countersign/chains'
import { demoOwners, safeCreation, sendTransaction } from '@countersign/devchain'
import fc from 'fast-check'
import { parseAbi, type Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address as OurAddress } from '@countersign/primitives'
import { encodeCreateProxyWithNonce, encodeSetup, predictSafeAddress } from '../src/index.ts'
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
