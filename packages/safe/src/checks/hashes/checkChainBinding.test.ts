import { describe, expect, test } from 'vitest'
import { reviewInputs } from '../../../testing/reviewInputs.ts'
import { hashTypedData } from '../../typed-data/hashTypedData.ts'
import { buildSafeMessage } from '../../message/SafeMessage.ts'
import { buildSafeTransaction } from '../../transaction/SafeTransaction.ts'
import { runChecks } from '../run/runChecks.ts'
import { checkChainBinding } from './checkChainBinding.ts'

const { reviewed } = reviewInputs()
const messageOf = (version: string, chainId = 1n) =>
  buildSafeMessage({ chainId, safe: reviewed.safe, version, content: 'Hello' })

describe('the networks on which a signature is valid', () => {
  test.each(['0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.3.0-alpha.1'])(
    'error: on every network for an account of %s, because its hash is the same there',
    (version) => {
      expect(messageOf(version, 1n).safeMessageHash).toBe(messageOf(version, 10n).safeMessageHash)
      expect(checkChainBinding(messageOf(version), 'message')).toMatchObject({
        verdict: 'caution',
        reason: expect.stringMatching(
          `has version ${version}.* has the address ${reviewed.safe}, that account confirms`,
        ),
      })
    },
  )

  test.each(['1.3.0', '1.3.0+L2', '1.4.1', '1.5.0'])('behavior: on its own only for an account of %s', (version) => {
    expect(messageOf(version, 1n).safeMessageHash).not.toBe(messageOf(version, 10n).safeMessageHash)
    expect(checkChainBinding(messageOf(version), 'message')).toMatchObject({ verdict: 'verified' })
  })

  test('error: every review of an old account reports it, from the object for the wallet', () => {
    const of = (inputs: Parameters<typeof reviewInputs>[0]) =>
      runChecks(reviewInputs(inputs)).find(({ id }) => id === 'chain-binding')
    const old = buildSafeTransaction({ ...reviewed, version: '1.1.1' })
    expect(of({ reviewed: old })).toMatchObject({
      verdict: 'caution',
      title: 'The signature is valid on every network',
      reason: expect.stringContaining('any wallet can execute the same transaction'),
    })
    expect(of({})).toMatchObject({ verdict: 'verified' })
    expect(of({ handed: old.typedData })).toMatchObject({ verdict: 'caution' })
    expect(hashTypedData(old.typedData)).toBe(old.safeTxHash)
  })

  test('error: signed data with another network is never verified', () => {
    const { typedData } = messageOf('1.4.1', 10n)
    expect(checkChainBinding({ ...messageOf('1.4.1', 1n), typedData }, 'message')).toMatchObject({
      verdict: 'unchecked',
      reason: expect.stringContaining('names chain 10'),
    })
  })
})
