import { describe, expect, it } from 'vitest'
import { safe, spender, token } from '../../testing/permitFixture.ts'
import { isForeign, messageAct, messageConsequence } from './messageActs.ts'

describe('messageAct', () => {
  const base = { wallet: spender, owners: [spender, token], threshold: 2, signed: [token], isConfirmed: false } as const
  it.each([
    ['an owner who has not signed', base, 'sign'],
    ['an owner who has', { ...base, signed: [spender] }, 'wait'],
    ['a stranger', { ...base, wallet: safe }, 'wait'],
    ['no wallet is connected', { ...base, wallet: null }, 'connect'],
    ['enough signed, the account has not confirmed', { ...base, signed: [spender, token] }, 'wait'],
    ['confirmed', { ...base, isConfirmed: true }, 'copy'],
  ] as const)('behavior: %s', (_name, situation, act) => {
    expect(messageAct(situation)).toBe(act)
    expect(messageConsequence(situation).title).not.toBe('')
  })

  it('behavior: the bar says what the signature does, and why a wallet that is not an owner may not sign', () => {
    expect(messageConsequence(base).title).toBe('Your signature would complete this')
    expect(messageConsequence({ ...base, threshold: 3 }).detail).toBe('1 more would then be missing. There is no fee.')
    const foreign = { ...base, wallet: safe } as const
    expect(isForeign(foreign)).toBe(true)
    expect(isForeign(base)).toBe(false)
    expect(messageConsequence(foreign, 'Only owners sign.').detail).toBe('Only owners sign.')
  })
})
