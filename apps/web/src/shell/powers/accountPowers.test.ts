import { allowanceModules, developmentModules } from '@countersign/chains'
import { describe, expect, it } from 'vitest'
import { accountPowers, actWords, isRisk, powersWords } from './accountPowers.ts'

const stranger = '0x00000000000000000000000000000000DeaDBeef'
const [limits] = allowanceModules
const state = {
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  masterCopy: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
} as const
const risksOf = (change: object) => accountPowers({ ...state, ...change }).filter(isRisk)

describe('accountPowers', () => {
  it('behavior: published code and a published handler are not a risk', () => {
    expect(risksOf({})).toEqual([])
  })

  it('error: an unknown module, guard, handler or code is a risk and is shown with its full address', () => {
    for (const change of [
      { modules: [stranger] },
      { guard: stranger },
      { fallbackHandler: stranger },
      { masterCopy: stranger },
    ]) {
      const risks = risksOf(change)
      expect(risks).toHaveLength(1)
      expect(risks[0]?.name).toBeNull()
      expect(powersWords(risks)).toContain(`${stranger} (unknown)`)
    }
  })

  it('behavior: the published module for spending limits is a risk with a name', () => {
    expect(risksOf({ modules: [limits?.address] })[0]?.name).toMatch(/^Allowance /)
  })

  it('behavior: a module of this repository has a name on chains where its code was compared, and none elsewhere', () => {
    const [own] = developmentModules
    if (!own) throw new Error('This repository has no module.')
    const withOwn = { ...state, modules: [own.address] }
    const [risk] = accountPowers(withOwn, [own]).filter(isRisk)
    expect(risk?.name).toContain('(for tests only, lets any address move')
    expect(accountPowers(withOwn).filter(isRisk)[0]?.name).toBeNull()
  })
})

it('behavior: a module that is known by its code has its name; another address has none', () => {
  const [module, other] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`] as const
  const named = new Map([[module, 'Zodiac Delay 1.0.1']])
  const names = accountPowers({ ...state, modules: [module, other] }, [], named).map(({ name }) => name)
  expect(names).toContain('Zodiac Delay 1.0.1')
  expect(names.filter((name) => name === null)).toHaveLength(1)
})

it('behavior: the strip counts the modules and says what guards can do', () => {
  const module = { kind: 'module', address: stranger, name: 'Allowance 0.1.1' } as const
  const guard = { kind: 'guard', address: stranger, name: 'Scope' } as const
  expect(actWords([module])).toBe('A module can act without owner signatures:')
  expect(actWords([module, module])).toBe('2 modules can act without owner signatures:')
  expect(powersWords([module, module])).toBe('Allowance 0.1.1, Allowance 0.1.1.')
  expect(powersWords([module, guard])).toBe('module Allowance 0.1.1, guard Scope.')
  expect(actWords([guard])).toBe('A guard can block transactions:')
  expect(actWords([module, guard])).toBe(
    'A module can act without owner signatures, and a guard can block transactions:',
  )
})
