import type { Balances } from '@countersign/api'
import { checksumAddress } from '@countersign/safe/light'
import { expect, test } from 'vitest'
import { comparisonReason } from '../../../shared/review/comparisonReason.ts'
import { permitOf, token } from '../../../shared/testing/permitFixture.ts'
import { permitValue } from './permitValue.ts'

const held = (fiatConversion: string): Balances => ({
  fiatTotal: '0',
  items: [
    {
      tokenInfo: {
        type: 'ERC20',
        address: checksumAddress(token),
        decimals: 6,
        symbol: 'TUSD',
        name: 'Test USD',
        logoUri: null,
      },
      balance: 1n,
      fiatBalance: '0',
      fiatConversion,
      fiatBalance24hChange: null,
    },
  ],
})
const reason = (value: number | null) => comparisonReason({ checks: [], value })

test('behavior: S18 a permit counts like a payment: above the limit the device must be compared', () => {
  expect(permitValue(permitOf('99999999999'), held('1'))).toBe(99999.999999)
  expect(reason(permitValue(permitOf('99999999999'), held('1')))).toBeNull()
  expect(reason(permitValue(permitOf('100000000000'), held('1')))).toBe('required above 100,000')
  expect(reason(permitValue(permitOf('50000000000'), held('2.5')))).toBe('required above 100,000')
})

test('behavior: one without limit is above it, whatever the price', () => {
  for (const bits of [96n, 160n, 256n])
    expect(reason(permitValue(permitOf(((1n << bits) - 1n).toString()), undefined))).not.toBeNull()
})

test('behavior: a text, and a permit without a price, leave the choice', () => {
  expect(permitValue('Hello', held('1'))).toBeNull()
  expect(permitValue(permitOf('100000000000'), undefined)).toBeNull()
})
