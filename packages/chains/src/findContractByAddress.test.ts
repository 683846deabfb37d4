import { describe, expect, test } from 'vitest'
import {
  allowanceModules,
  chainPresets,
  findAllowanceModule,
  findContractByAddress,
  findSafeDeployment,
  listMasterCopies,
  safeDeployments,
} from './index.ts'

describe('Safe deployments', () => {
  test('behavior: the published addresses of each version are found', () => {
    expect(findSafeDeployment('1.3.0', 'SafeL2')?.address).toBe('0x3E5c63644E683549055b9Be8653de26E0B4CD36E')
    expect(findSafeDeployment('1.3.0', 'SafeL2', 'eip155')?.address).toBe('0xfb1bffC9d739B8D520DaF37dF666da4C687191EA')
    expect(findSafeDeployment('1.4.1', 'SafeProxyFactory')?.address).toBe('0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67')
    expect(findSafeDeployment('1.5.0', 'MultiSendCallOnly')?.address).toBe('0xA83c336B20401Af773B6219BA5027174338D1836')
  })

  test('behavior: an address is recognised in any letter case', () => {
    const expected = [{ name: 'SafeL2', version: '1.4.1', variant: 'canonical' }]
    expect(findContractByAddress('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762')).toEqual(expected)
    expect(findContractByAddress('0x29FCB43B46531BCA003DDC8FCB67FFE91900C762'.toLowerCase())).toEqual(expected)
  })

  test('behavior: the development-only code hash is never returned as the published one', () => {
    const published = findSafeDeployment('1.3.0', 'SignMessageLib')
    const labelled = safeDeployments['1.3.0'].SignMessageLib?.filter((entry) => entry.devOnly)
    expect(published?.codeHash).toMatch(/^0x3ac6/)
    expect(labelled).toHaveLength(2)
    expect(labelled?.every((entry) => entry.codeHash !== published?.codeHash)).toBe(true)
  })

  test('error: unknown versions, contracts and addresses are not found', () => {
    expect(findSafeDeployment('1.4.0', 'Safe')).toBeUndefined()
    expect(findSafeDeployment('toString', 'Safe')).toBeUndefined()
    expect(findSafeDeployment('1.0.0', 'SafeL2')).toBeUndefined()
    expect(findContractByAddress('0x0000000000000000000000000000000000000001')).toEqual([])
  })

  test('behavior: every singleton is listed once', () => {
    const addresses = listMasterCopies().map((copy) => copy.address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain('0xEdd160fEBBD92E350D4D398fb636302fccd67C7e')
  })
})

test('behavior: an AllowanceModule is recognised by address; only the development one has a code hash', () => {
  expect(findAllowanceModule('0xaa46724893dedd72658219405185fb0fc91e091c')?.version).toBe('0.1.1')
  expect(findAllowanceModule('0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134')?.version).toBe('0.1.0')
  expect(findAllowanceModule('0x0000000000000000000000000000000000000001')).toBeUndefined()
  const hashed = allowanceModules.filter(({ codeHash }) => codeHash !== undefined)
  expect(hashed.map(({ devOnly, chainIds }) => [devOnly, chainIds])).toEqual([[true, ['31337', '31338']]])
})

test('behavior: chain ids and short names of the presets are unique', () => {
  expect(new Set(chainPresets.map((chain) => chain.chainId)).size).toBe(chainPresets.length)
  expect(new Set(chainPresets.map((chain) => chain.shortName)).size).toBe(chainPresets.length)
})
