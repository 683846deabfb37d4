import { expect, test } from 'vitest'
import { allowanceModules } from './generated/allowanceModules.ts'
import { isAllowanceModule } from './isAllowanceModule.ts'

test('behavior: every published AllowanceModule is known by its address, in any letter case, and nothing else is', () => {
  for (const { address } of allowanceModules) {
    expect(isAllowanceModule(address)).toBe(true)
    expect(isAllowanceModule(address.toLowerCase())).toBe(true)
  }
  expect(isAllowanceModule('0x00000000000000000000000000000000000000aa')).toBe(false)
})
