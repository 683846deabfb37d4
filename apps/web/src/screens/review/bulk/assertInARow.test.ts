import { expect, test } from 'vitest'
import { assertInARow } from './assertInARow.ts'

const row = (current: bigint, ...nonces: bigint[]) =>
  nonces.map((nonce) => ({ reviewed: { transaction: { nonce } }, state: { nonce: current } }))

test('security: signed nonces that do not follow the account’s nonce without a gap are refused', () => {
  expect(() => assertInARow(row(5n, 5n, 6n, 7n))).not.toThrow()
  expect(() => assertInARow(row(5n, 6n, 5n))).toThrow('signed as transaction 6, but the account expects transaction 5')
  expect(() => assertInARow(row(5n, 5n, 7n))).toThrow(
    'Row 2 of this list was signed as transaction 7, but the account expects transaction 6',
  )
  expect(() => assertInARow(row(6n, 5n))).toThrow('signed as transaction 5, but the account expects transaction 6')
})
