import type { Address } from '@countersign/primitives'
import { planModuleRemoval } from '@countersign/safe'
import { expect, test } from 'vitest'
import { modulesAfter } from './modulesAfter.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [safe, first, second, third] = [at('1'), at('2'), at('3'), at('4')]

test('behavior: two removals in one batch name the module that stands before each by then', () => {
  const modules = [first, second, third]
  const one = planModuleRemoval(safe, modules, [first])
  expect(modulesAfter(safe, modules, one)).toEqual([second, third])
  const both = [...one, ...planModuleRemoval(safe, modulesAfter(safe, modules, one), [second])]
  expect(both).toEqual(planModuleRemoval(safe, modules, [first, second]))
})

test('behavior: a module that the batch adds stands in front, and calls of other contracts change nothing', () => {
  const enable = `0x610b5925${'0'.repeat(24)}${'5'.repeat(40)}` as const
  expect(modulesAfter(safe, [first], [{ to: safe, data: enable }])).toEqual([at('5'), first])
  expect(modulesAfter(safe, [first], [{ to: second, data: enable }])).toEqual([first])
})
