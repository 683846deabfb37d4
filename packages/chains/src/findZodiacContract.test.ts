import { expect, test } from 'vitest'
import { findZodiacContract } from './findZodiacContract.ts'
import { zodiacContracts } from './generated/zodiacContracts.ts'

test('behavior: each published contract is found by address and code, in any letter case', () => {
  expect(zodiacContracts.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'ModuleProxyFactory 1.2.0',
    'Delay 1.0.1',
    'Roles 1.1.0',
    'Roles 2.1.0',
    'ScopeGuard 1.0.0',
    'Permissions 1.0.0',
  ])
  for (const contract of zodiacContracts) {
    expect(findZodiacContract(contract.address, contract.codeHash)).toBe(contract)
    expect(findZodiacContract(contract.address.toLowerCase(), contract.codeHash.toUpperCase())).toBe(contract)
  }
})

test('security: other code, or none, at a published address is not the published contract', () => {
  const [first, second] = zodiacContracts
  if (!first || !second) throw new Error('No contracts')
  expect(findZodiacContract(first.address, second.codeHash)).toBeUndefined()
  expect(findZodiacContract(first.address, null)).toBeUndefined()
  expect(findZodiacContract('0x0000000000000000000000000000000000000001', first.codeHash)).toBeUndefined()
})
