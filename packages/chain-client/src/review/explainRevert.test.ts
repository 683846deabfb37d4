import { describe, expect, it } from 'vitest'
import { explainRevert } from './explainRevert.ts'

describe('explainRevert', () => {
  it.each([
    ['GS026', 'a signature is not by an owner, or the nonce was used in the meantime (GS026).'],
    ['GS999', 'the account refused it with GS999.'],
    ['amount exceeds balance', 'it reverts with “amount exceeds balance”.'],
    ['', 'it reverts without a reason.'],
  ])('behavior: "%s" in words', (reason, expected) => {
    expect(explainRevert(reason)).toBe(expected)
  })
})
