import { expect, test } from 'vitest'
import { viewFixture } from '@countersign/describe/testing'
import { propose, signers } from '../../../testing/proposalFixture.ts'
import { rowVerdict } from './rowVerdict.ts'

const hash = `0x${'1'.repeat(64)}` as const
const check = { safeTxHash: hash, domainHash: hash, messageHash: hash, isHashEqual: true, signatures: new Map() }
const payee = signers[0]?.address ?? viewFixture.safe
const verdictOf = async (fields: Partial<Parameters<typeof propose>[0]>) => {
  const { details } = await propose({ to: payee, value: 1n, nonce: 7n, ...fields })
  return rowVerdict(details, check, viewFixture)
}

test('security: a row whose account would pay a gas refund is no verified row, and says so', async () => {
  expect(await verdictOf({})).toEqual({ verdict: 'verified' })
  const refund = { verdict: 'danger', label: 'The account would pay a gas refund' }
  expect(await verdictOf({ gasPrice: 10n ** 15n, baseGas: 10n ** 6n })).toEqual(refund)
  expect(await verdictOf({ refundReceiver: payee })).toEqual(refund)
})
