import type { Address } from '@countersign/primitives'
import { approvedHashSignature } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { completeSignatures } from './completeSignatures.ts'

const [alice, bob, carol]: readonly Address[] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`]
if (!alice || !bob || !carol) throw new Error('The fixture has three owners.')
const one = approvedHashSignature(alice)
const signers = { signatures: [one], owners: [alice, bob], threshold: 2 }

describe('completeSignatures', () => {
  it('behavior: an owner who executes need not have signed before', () => {
    expect(completeSignatures(signers, bob)).toEqual([one, approvedHashSignature(bob)])
  })

  it.each([
    ['another address', carol],
    ['an owner who has signed', alice],
    ['no wallet', null],
  ])('security: %s adds no signature', (_name, sender) => {
    expect(completeSignatures(signers, sender)).toEqual([one])
  })

  it('behavior: complete signatures stay as they are', () => {
    expect(completeSignatures({ ...signers, threshold: 1 }, bob)).toEqual([one])
  })
})
