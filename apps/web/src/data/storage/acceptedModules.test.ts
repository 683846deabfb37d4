import { expect, test } from 'vitest'
import { acceptModules, findAcceptedModules } from './acceptedModules.ts'

const key = { chainId: '31337', safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' } as const
const [first, second] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

test('behavior: an acceptance is of one set of modules, in any order', () => {
  acceptModules(key, [first, second], 7)
  expect(findAcceptedModules(key, [second, first])).toBe(7)
})

test('security: another module, one module less, another account and another chain are not accepted', () => {
  acceptModules(key, [first], 7)
  expect(findAcceptedModules(key, [first, second])).toBeNull()
  expect(findAcceptedModules(key, [second])).toBeNull()
  expect(findAcceptedModules(key, [])).toBeNull()
  expect(findAcceptedModules({ ...key, safe: first }, [first])).toBeNull()
  expect(findAcceptedModules({ ...key, chainId: '1' }, [first])).toBeNull()
})

test('behavior: the last acceptance of an account counts', () => {
  acceptModules(key, [first], 7)
  acceptModules(key, [first, second], 9)
  expect(findAcceptedModules(key, [first])).toBeNull()
  expect(findAcceptedModules(key, [first, second])).toBe(9)
})
