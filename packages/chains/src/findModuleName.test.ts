import { expect, test } from 'vitest'
import { allowanceModules } from './generated/allowanceModules.ts'
import { findModuleName } from './findModuleName.ts'

const DEMO = '0x653f558551777Ace761B36DdE540729516035Ed6'

test('behavior: a published module is named on every chain, one for tests on local chains only', () => {
  expect(findModuleName('0xaa46724893dedd72658219405185fb0fc91e091c', '1')).toBe('Allowance module')
  const [local] = allowanceModules.filter(({ devOnly }) => devOnly)
  expect(local && findModuleName(local.address, '31337')).toBe('Allowance module')
  expect(findModuleName(DEMO, '31337')).toBe('Demo module (tests only)')
})

test('error: another address, and a module for tests on another chain, have no name', () => {
  expect(findModuleName('0x00000000000000000000000000000000000000A1', '31337')).toBeNull()
  expect(findModuleName(DEMO, '1')).toBeNull()
})
