import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { idleDays, lastSigned } from './lastSigned.ts'

const [alice, bob]: Address[] = ['a1', 'b2'].map((byte): Address => `0x${byte.repeat(20)}`)
if (!alice || !bob) throw new Error('two addresses')
const DAY = 86_400_000

const signedBy = (confirmations: readonly (readonly [Address, number])[]): TransactionDetails =>
  ({
    detailedExecutionInfo: {
      type: 'MULTISIG',
      confirmations: confirmations.map(([value, submittedAt]) => ({
        signer: { value, name: null, logoUri: null },
        signature: null,
        submittedAt,
      })),
    },
  }) as unknown as TransactionDetails

test('behavior: the newest signature of each owner counts, in any order and letter case', () => {
  const upper: Address = `0x${alice.slice(2).toUpperCase()}`
  const { times, count } = lastSigned(
    [
      signedBy([[alice, 10]]),
      signedBy([
        [upper, 30],
        [bob, 20],
      ]),
      signedBy([[alice, 5]]),
    ],
    true,
  )
  expect([times.get(alice), times.get(bob), count]).toEqual([30, 20, 3])
})

test('behavior: an owner is idle from 90 days on, and never without known signatures', () => {
  const signed = lastSigned([signedBy([[alice, 0]])], true)
  expect(idleDays(signed, alice, 90 * DAY - 1)).toBeNull()
  expect(idleDays(signed, alice, 98.5 * DAY)).toBe(98)
  expect(idleDays(signed, bob, 98 * DAY)).toBeNull()
  expect(idleDays(undefined, alice, 98 * DAY)).toBeNull()
})
