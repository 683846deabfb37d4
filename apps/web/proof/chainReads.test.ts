import { deployTestContracts, setEnsName, testContractAddresses } from '@countersign/devchain'
import { safeDeployments } from '@countersign/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { findRelease } from '../src/data/releases/findRelease.ts'
import { findEnsName, resolveEnsName } from '../src/data/names/ens.ts'
import { readOwners } from '../src/data/rpc/readOwners.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  await deployTestContracts(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: an account of %s is read completely, without a library',
  async (version) => {
    const safe = await stage.deploy(version, 2)
    const state = await readChainState(stage.chain, safe)
    expect(state).toMatchObject({ threshold: 2, nonce: 0n, version, modules: [], guard: null, moduleGuard: null })
    expect(state.owners).toHaveLength(3)
    expect(state.balance).toBe(5n * 10n ** 18n)
    expect(state.fallbackHandler).toBe(safeDeployments[version].CompatibilityFallbackHandler?.[0]?.address)
    expect(findRelease(state.masterCopy, state.masterCopyHash)).toMatchObject({ version })
    expect(await readOwners(stage.chain, safe)).toEqual(state.owners)
  },
)

test('error: an address without a Safe is not an account', async () => {
  await expect(readOwners(stage.chain, '0x000000000000000000000000000000000000dEaD')).rejects.toThrow(
    'fewer than expected',
  )
})

test('behavior: names resolve to addresses, and back only when they resolve to the same address', async () => {
  const chain = { ...stage.chain, features: ['DOMAIN_LOOKUP'], ensRegistryAddress: testContractAddresses().ensRegistry }
  const safe = await stage.deploy('1.4.1', 1)
  expect(await resolveEnsName(chain, 'treasury.demo.eth')).toBeNull()
  await setEnsName(stage.devchain.rpcUrl, 'treasury.demo.eth', safe)
  expect(await resolveEnsName(chain, 'treasury.demo.eth')).toBe(safe)
  expect(await findEnsName(chain, safe)).toBe('treasury.demo.eth')
  const other = await stage.deploy('1.3.0', 1)
  await setEnsName(stage.devchain.rpcUrl, 'treasury.demo.eth', other)
  expect(await findEnsName(chain, safe)).toBeNull()
  expect(await resolveEnsName(stage.chain, 'treasury.demo.eth')).toBeNull()
})
