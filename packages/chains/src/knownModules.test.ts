import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { findContractByAddress } from './findContractByAddress.ts'
import { findKnownModules, knownModules } from './knownModules.ts'

test.each(knownModules)('behavior: $name $version has a valid checksum and is found in any case', (known) => {
  expect(getAddress(known.address.toLowerCase())).toBe(known.address)
  expect(findKnownModules(known.address.toLowerCase(), known.chainIds?.[0] ?? '1')).toContain(known)
  expect(findContractByAddress(known.address)).toEqual([])
})

test('error: a module published for some chains is not known on another, and other addresses are not known', () => {
  expect(findKnownModules('0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897', '1')).toEqual([])
  expect(findKnownModules('0x00000000000000000000000000000000000000A1', '1')).toEqual([])
})

test('security: the AllowanceModule code of the local chains is accepted only there', () => {
  const address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
  expect(findKnownModules(address, '31337').some(({ codeHash }) => codeHash !== null)).toBe(true)
  expect(findKnownModules(address, '10').every(({ codeHash }) => codeHash === null)).toBe(true)
})
