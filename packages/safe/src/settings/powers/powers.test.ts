import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressArbitrary } from '@countersign/primitives/testing'
import { type Address, isSameAddress, SENTINEL_ADDRESS, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { classifySettingsChange } from '../classifySettingsChange.ts'
import { explainModuleProblem } from './explainModuleProblem.ts'
import { planModuleRemoval } from './planModuleRemoval.ts'
import { disableModule, enableModule, setFallbackHandler, setGuard, setModuleGuard } from './powerCalls.ts'

const realAddress = addressArbitrary.filter((address) => BigInt(address) > 1n)

test('behavior: each call is classified as the change that it makes', () => {
  fc.assert(
    fc.property(realAddress, realAddress, realAddress, (account, a, b) => {
      const acts = [
        [enableModule(account, a), { type: 'ENABLE_MODULE', module: a }],
        [disableModule(account, b, a), { type: 'DISABLE_MODULE', module: a }],
        [setGuard(account, a), { type: 'SET_GUARD', guard: a }],
        [setGuard(account, null), { type: 'DELETE_GUARD' }],
        [setModuleGuard(account, a), { type: 'SET_MODULE_GUARD', moduleGuard: a }],
        [setModuleGuard(account, null), { type: 'DELETE_MODULE_GUARD' }],
        [setFallbackHandler(account, a), { type: 'SET_FALLBACK_HANDLER', handler: a }],
        [setFallbackHandler(account, null), { type: 'SET_FALLBACK_HANDLER', handler: ZERO_ADDRESS }],
      ] as const
      for (const [call, change] of acts) {
        expect(call).toMatchObject({ to: account, value: 0n, operation: 0 })
        expect(classifySettingsChange(call.data)).toEqual(change)
      }
    }),
    { numRuns: 30 },
  )
})

test('behavior: any modules are removed in any order, each with its predecessor at that time', () => {
  const lists = fc.uniqueArray(realAddress, { maxLength: 12 })
  fc.assert(
    fc.property(realAddress, lists, fc.infiniteStream(fc.nat()), (account, modules, picks) => {
      const removed = modules.toSorted(() => ((picks.next().value ?? 0) % 2 === 0 ? -1 : 1)).slice(0, 5)
      let list: readonly Address[] = modules
      for (const { data } of planModuleRemoval(account, modules, removed)) list = removeLikeContract(list, data)
      expect(new Set(list)).toEqual(new Set(modules.filter((module) => !removed.includes(module))))
    }),
  )
})

test('error: a module that is not enabled cannot be removed, and none can be removed twice', () => {
  const [account, module] = ['0x1111111111111111111111111111111111111111', `0x${'22'.repeat(20)}`] as const
  expect(() => planModuleRemoval(account, [], [module])).toThrow(`${module} is not a module of ${account}.`)
  expect(() => planModuleRemoval(account, [module], [module, module])).toThrow('is not a module of')
})

test('error: the zero address, the list end, the account itself and an enabled module are refused', () => {
  const account = `0x${'11'.repeat(20)}` as const
  const module = `0x${'22'.repeat(20)}` as const
  const problemOf = (address: Address) => explainModuleProblem(address, { account, modules: [module] })
  expect(problemOf(ZERO_ADDRESS)).toContain('no contract has this address')
  expect(problemOf(SENTINEL_ADDRESS)).toContain('end of its list of modules')
  expect(problemOf(account)).toContain('this account itself')
  expect(problemOf(module)).toContain('already')
  expect(problemOf(`0x${'33'.repeat(20)}`)).toBeNull()
})

/** Like ModuleManager: `modules[prevModule] == module`, or it reverts. */
function removeLikeContract(modules: readonly Address[], data: `0x${string}`): readonly Address[] {
  const at = wordReader(data, 4)
  const previous = at.address(0) ?? ZERO_ADDRESS
  const module = at.address(32) ?? ZERO_ADDRESS
  const chain = [SENTINEL_ADDRESS, ...modules]
  const place = chain.findIndex((one) => isSameAddress(one, module))
  if (place < 1 || !isSameAddress(chain[place - 1] ?? ZERO_ADDRESS, previous)) throw new Error('GS103')
  return chain.toSpliced(place, 1).slice(1)
}
