import { checksumAddress } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { permitOf, spender, token } from '../../../testing/permitFixture.ts'
import { permitFlows } from './permitFlows.ts'

test('behavior: S18 a permit counts like a token approval of its amount', () => {
  expect(permitFlows(permitOf('99999999999'))).toEqual([
    {
      kind: 'may',
      token: checksumAddress(token),
      amount: 99_999_999_999n,
      tokenId: null,
      to: checksumAddress(spender),
      calls: [],
    },
  ])
})

test('behavior: an unlimited permit has no amount', () => {
  for (const bits of [96n, 160n, 256n])
    expect(permitFlows(permitOf(((1n << bits) - 1n).toString()))).toMatchObject([{ amount: null }])
})

test('behavior: a text moves no tokens', () => {
  expect(permitFlows('Hello')).toEqual([])
})
