import { describe, expect, it } from 'vitest'
import { consequence, nextActs } from './nextAct.ts'

const [alice, bob, carol, stranger] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}` as const)
if (!alice || !bob || !carol || !stranger) throw new Error('unreachable')
const owners = [alice, bob, carol]
const base = { wallet: bob, owners, threshold: 2, signed: [alice], isNext: true }

describe('nextActs', () => {
  it.each([
    ['completes it', base, ['sign-and-execute', 'sign']],
    ['completes it, but earlier nonces wait', { ...base, isNext: false }, ['sign']],
    ['the first of two', { ...base, signed: [] }, ['sign']],
    ['a single signature suffices', { ...base, threshold: 1, signed: [] }, ['sign-and-execute', 'sign']],
    ['has signed', { ...base, signed: [bob] }, ['wait']],
    ['a stranger', { ...base, wallet: stranger }, ['wait']],
    ['any wallet executes', { ...base, wallet: stranger, signed: [alice, bob] }, ['execute']],
    ['complete, out of turn', { ...base, signed: [alice, bob], isNext: false }, ['wait']],
    ['a contract completes it by executing', { ...base, way: 'contract' as const }, ['execute', 'sign', 'approve']],
    ['a contract of two missing', { ...base, signed: [], way: 'contract' as const }, ['sign', 'approve']],
    ['a contract that cannot sign', { ...base, signed: [], way: 'contract-on-chain' as const }, ['approve']],
    ['a contract has approved', { ...base, signed: [bob], way: 'contract-on-chain' as const }, ['wait']],
    ['an approval on its way', { ...base, signed: [], way: 'contract' as const, isApproving: true }, ['wait']],
    ['a proposer', { ...base, wallet: stranger, signed: [], mayPropose: true }, ['propose']],
    ['an owner who is a proposer too', { ...base, mayPropose: true }, ['sign-and-execute', 'sign']],
    ['no wallet is connected', { ...base, wallet: null }, ['connect']],
  ])('behavior: %s', (_name, input, expected) => {
    expect(nextActs(input)).toEqual(expected)
  })

  it('behavior: the bar says that a proposal carries no signature of an owner, and why another wallet may not sign', () => {
    const stranded = { ...base, wallet: stranger, signed: [] }
    expect(consequence({ ...stranded, mayPropose: true })).toEqual({
      title: 'You may propose this, and no owner has signed yet',
      detail: 'Your signature tells the service who proposes it. It is not one of the signatures the account needs.',
    })
    expect(consequence({ ...stranded, refusal: 'Only owners sign.' }).detail).toBe('Only owners sign.')
  })

  it('behavior: the bar says what the signature would do', () => {
    expect(consequence(base).title).toBe('Your signature completes it')
    expect(consequence({ ...base, threshold: 3, signed: [] }).detail).toBe('2 more signatures would then be missing.')
    expect(consequence({ ...base, way: 'contract' }).title).toBe('The execution by your account would complete this')
    expect(consequence({ ...base, signed: [], way: 'contract-on-chain' }).title).toBe(
      'The on-chain approval of your account is requested',
    )
  })
})
