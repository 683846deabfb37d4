import { expect, test } from 'vitest'
import type { FoundSigner } from './checkMessageSignature.ts'
import { refuseUnordered } from './refuseUnordered.ts'

const signer = (digit: string): FoundSigner => ({ owner: `0x${digit.repeat(40)}`, state: 'counts', reason: null })
const statesOf = (...signers: FoundSigner[]) => refuseUnordered(signers).map(({ state }) => state)

test('security: a signature whose owner is not greater than the one before does not count', () => {
  expect(statesOf(signer('1'), signer('2'), signer('3'))).toEqual(['counts', 'counts', 'counts'])
  expect(statesOf(signer('1'), signer('1'))).toEqual(['counts', 'wrong'])
  expect(statesOf(signer('2'), signer('1'))).toEqual(['counts', 'wrong'])
  expect(refuseUnordered([signer('1'), signer('1')])[1]?.reason).toContain('counts each owner once')
})

test('behavior: a signature without a recoverable key keeps its own reason', () => {
  const unknown: FoundSigner = { owner: null, state: 'wrong', reason: 'no key' }
  expect(refuseUnordered([signer('1'), unknown, signer('2')])).toEqual([signer('1'), unknown, signer('2')])
})
