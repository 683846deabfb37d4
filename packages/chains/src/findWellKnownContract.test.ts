import { getAddress } from 'viem'
import { entryPoint06Address, entryPoint07Address, entryPoint08Address } from 'viem/account-abstraction'
import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { chainPresets } from './chainPresets.ts'
import { findContractByAddress } from './findContractByAddress.ts'
import { findWellKnownContract } from './findWellKnownContract.ts'
import { wellKnownContracts } from './wellKnownContracts.ts'

test.each(wellKnownContracts)('behavior: $name has a valid checksum and is found in any case', (contract) => {
  expect(getAddress(contract.address.toLowerCase())).toBe(contract.address)
  const chainId = contract.chainIds?.[0] ?? '31337'
  expect(findWellKnownContract(contract.address.toUpperCase().replace('0X', '0x'), chainId)).toBe(contract)
  expect(findContractByAddress(contract.address)).toEqual([])
})

test("behavior: addresses agree with viem's for the same contracts and chains", () => {
  const named = (name: string) => wellKnownContracts.find((one) => one.name === name)?.address
  expect([named('EntryPoint v0.6'), named('EntryPoint v0.7'), named('EntryPoint v0.8')]).toEqual(
    [entryPoint06Address, entryPoint07Address, entryPoint08Address].map((address) => getAddress(address)),
  )
  for (const { chainId } of chainPresets) {
    const chain = Object.values(viemChains).find((one) => one.id === chainId)
    const contracts: Readonly<Record<string, unknown>> = chain?.contracts ?? {}
    expect(contracts.multicall3).toMatchObject({
      address: expect.stringMatching(new RegExp(`^${named('Multicall3')}$`, 'i')),
    })
  }
})

test('error: a contract of one chain is not named on another, and an unpublished one is never named', () => {
  expect(findWellKnownContract('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '10')).toBeUndefined()
  expect(findWellKnownContract('0x4200000000000000000000000000000000000006', '1')).toBeUndefined()
  expect(findWellKnownContract('0x00000000000000000000000000000000000000A1', '1')).toBeUndefined()
})
