import { hashTypedData } from '@countersign/safe'
import { expect, it } from 'vitest'
import { permitOf as permit, safe } from '../../testing/permitFixture.ts'
import { buildReviewedMessage } from './ReviewedMessage.ts'

it('behavior: the data for the wallet hashes to the hash that is shown, and cannot change', () => {
  const reviewed = buildReviewedMessage({ chainId: 1n, safe, version: '1.4.1', content: permit('1') })
  expect(hashTypedData(reviewed.typedData)).toBe(reviewed.safeMessageHash)
  expect(reviewed.payloadHash).toBe(hashTypedData(permit('1')))
  expect(Object.isFrozen(reviewed.typedData.message)).toBe(true)
})
