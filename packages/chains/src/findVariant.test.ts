import { expect, test } from 'vitest'
import { findSafeDeployment } from './findSafeDeployment.ts'
import { findVariant } from './findVariant.ts'

test.each(['canonical', 'eip155'] as const)('behavior: a master copy of 1.3.0 is of the family %s', (variant) => {
  for (const name of ['Safe', 'SafeL2'] as const) {
    const address = findSafeDeployment('1.3.0', name, variant)?.address ?? expect.unreachable()
    expect(findVariant(address.toLowerCase(), '1.3.0')).toBe(variant)
    expect(findVariant(address, '1.4.1')).toBeUndefined()
  }
})

test('error: an address without a published contract has no family', () => {
  expect(findVariant('0x0000000000000000000000000000000000000001', '1.3.0')).toBeUndefined()
  expect(findVariant('', '1.3.0')).toBeUndefined()
})
