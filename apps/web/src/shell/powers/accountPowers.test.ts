import { allowanceModules, developmentModules } from '@countersign/chains'
import { describe, expect, it } from 'vitest'
import { accountPowers, isRisk, nameOfPower, powerChanges, powersWords } from './accountPowers.ts'

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
  it('behavior: published code and a published handler are no risk of their own', () => {
    expect(risksOf({})).toEqual([])
  })

  it('error: an unknown module, guard, handler or code is a risk and is named in full', () => {
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

  it('behavior: a module of this repository has a name where its code was compared, and none elsewhere', () => {
    const [own] = developmentModules
    if (!own) throw new Error('There is none.')
    const withOwn = { ...state, modules: [own.address] }
    const [risk] = accountPowers(withOwn, [own]).filter(isRisk)
    expect(risk?.name).toContain('on local chains only, which lets anybody move')
    expect(accountPowers(withOwn).filter(isRisk)[0]?.name).toBeNull()
  })

  it('error: what came and what went since the last visit is said', () => {
    const before = accountPowers(state).map(nameOfPower)
    expect(powerChanges(before, accountPowers(state))).toEqual([])
    expect(powerChanges(before, accountPowers({ ...state, modules: [stranger], fallbackHandler: null }))).toEqual([
      `module ${stranger} is new`,
      `fallback handler ${state.fallbackHandler} is gone`,
    ])
  })
})
