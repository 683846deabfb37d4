import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary } from '@countersign/primitives/testing'
import { type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { classifySettingsChange } from './classifySettingsChange.ts'

const abi = parseAbi([
  'function setFallbackHandler(address)',
  'function addOwnerWithThreshold(address,uint256)',
  'function removeOwner(address,address,uint256)',
  'function swapOwner(address,address,address)',
  'function changeThreshold(uint256)',
  'function changeMasterCopy(address)',
  'function enableModule(address)',
  'function disableModule(address,address)',
  'function setGuard(address)',
  'function setModuleGuard(address)',
])

test('behavior: every settings method is parsed from its own parameter positions', () => {
  const thresholdArbitrary = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(addressArbitrary, addressArbitrary, addressArbitrary, thresholdArbitrary, (a, b, c, threshold) => {
      const count = BigInt(threshold)
      const cases: readonly (readonly [Hex, object])[] = [
        [
          encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [a] }),
          { type: 'SET_FALLBACK_HANDLER', handler: a },
        ],
        [
          encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [a, count] }),
          { type: 'ADD_OWNER', owner: a, threshold },
        ],
        [
          encodeFunctionData({ abi, functionName: 'removeOwner', args: [a, b, count] }),
          { type: 'REMOVE_OWNER', owner: b, threshold },
        ],
        [
          encodeFunctionData({ abi, functionName: 'swapOwner', args: [a, b, c] }),
          { type: 'SWAP_OWNER', oldOwner: b, newOwner: c },
        ],
        [
          encodeFunctionData({ abi, functionName: 'changeThreshold', args: [count] }),
          { type: 'CHANGE_THRESHOLD', threshold },
        ],
        [
          encodeFunctionData({ abi, functionName: 'changeMasterCopy', args: [a] }),
          { type: 'CHANGE_IMPLEMENTATION', implementation: a },
        ],
        [encodeFunctionData({ abi, functionName: 'enableModule', args: [a] }), { type: 'ENABLE_MODULE', module: a }],
        [
          encodeFunctionData({ abi, functionName: 'disableModule', args: [a, b] }),
          { type: 'DISABLE_MODULE', module: b },
        ],
        [
          encodeFunctionData({ abi, functionName: 'setGuard', args: [a] }),
          a === ZERO_ADDRESS ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', guard: a },
        ],
        [
          encodeFunctionData({ abi, functionName: 'setModuleGuard', args: [a] }),
          a === ZERO_ADDRESS ? { type: 'DELETE_MODULE_GUARD' } : { type: 'SET_MODULE_GUARD', moduleGuard: a },
        ],
      ]
      for (const [data, change] of cases) {
        expect(classifySettingsChange(data)).toEqual(change)
        expect(classifySettingsChange(shorten(data))).toBeNull()
      }
    }),
    { numRuns: 30 },
  )
})

test('behavior: the zero address removes guards', () => {
  const set = (functionName: 'setGuard' | 'setModuleGuard') =>
    classifySettingsChange(encodeFunctionData({ abi, functionName, args: [ZERO_ADDRESS] }))
  expect(set('setGuard')).toEqual({ type: 'DELETE_GUARD' })
  expect(set('setModuleGuard')).toEqual({ type: 'DELETE_MODULE_GUARD' })
})

test('error: dirty address bytes, absurd thresholds and other methods are not settings changes', () => {
  expect(classifySettingsChange(`0x610b5925${'1'.padStart(24, '0')}${'a'.repeat(40)}`)).toBeNull()
  expect(classifySettingsChange(`0x694e80c3${'f'.repeat(64)}`)).toBeNull()
  expect(classifySettingsChange('0xa9059cbb')).toBeNull()
  expect(classifySettingsChange('0x')).toBeNull()
  fc.assert(
    fc.property(bytesArbitrary(), (data) => {
      expect(classifySettingsChange(data)).toBeNull()
    }),
  )
})

function shorten(data: Hex): Hex {
  return `0x${data.slice(2, -2)}`
}
