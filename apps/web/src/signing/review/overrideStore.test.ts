import { blockingChecks, isOverridable, isOverrideTyped, overrideSentence, type Check } from '@countersign/safe/checks'
import { describe, expect, it } from 'vitest'
import { addOverrides, overridesOf } from './overrideStore.ts'

const subject = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  hash: `0x${'a'.repeat(64)}`,
} as const
const danger = (id: Check['id'], reason = 'It is unknown at block 12.'): Check => ({
  id,
  verdict: 'danger',
  title: 'The account’s code was changed',
  reason,
})
const override = (check: Check, about = subject) => addOverrides(about, [{ check, typed: overrideSentence(check) }])

describe('overrides', () => {
  it('behavior: an override is typed, names the finding, and is valid for its hash and account only', () => {
    const check = danger('account-code')
    expect(overrideSentence(check)).toBe("accept: the account's code was changed")
    expect(isOverrideTyped("  Accept: The account's  code was changed", check)).toBe(true)
    expect(isOverrideTyped('accept', check)).toBe(false)
    override(check)
    expect(blockingChecks([check], overridesOf(subject))).toEqual([])
    const otherHash = { ...subject, hash: `0x${'b'.repeat(64)}` } as const
    expect(blockingChecks([check], overridesOf(otherHash))).toEqual([check])
    expect(blockingChecks([check], overridesOf({ ...subject, chainId: '1' }))).toEqual([check])
  })

  it('behavior: a later block does not change an override; another reason blocks again', () => {
    override(danger('account-code'))
    const overrides = overridesOf(subject)
    expect(blockingChecks([danger('account-code', 'It is unknown at block 999.')], overrides)).toEqual([])
    expect(blockingChecks([danger('account-code', 'It is another one at block 12.')], overrides)).toHaveLength(1)
  })

  it('error: hashes and signatures that differ stay blocked, whatever is recorded', () => {
    for (const id of [
      'service-hash',
      'witness-hash',
      'contract-hash',
      'contract-domain',
      'typed-data',
      'returned-signature',
    ] as const) {
      const check = danger(id)
      expect(isOverridable(check)).toBe(false)
      override(check)
      expect(blockingChecks([check], overridesOf(subject)), id).toEqual([check])
    }
  })
})
