import { expect, test } from 'vitest'
import { checkSpending } from './checkSpending.ts'
import type { SpendingLimit } from './SpendingLimit.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const limit: SpendingLimit = {
  module: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  delegate: shop,
  token: null,
  symbol: 'ETH',
  decimals: 18,
  amount: 15n * 10n ** 17n,
  spent: 5n * 10n ** 17n,
  resetMinutes: 0,
  nextReset: null,
}
const check = (amount: string, address: typeof shop | null = shop, spent = limit.spent) =>
  checkSpending({ recipient: shop, address, amount }, { ...limit, spent })

test('behavior: the whole remaining amount can be spent, to the last unit', () => {
  expect(check('1')).toEqual({
    problems: { recipient: null, amount: null },
    isMoreThanLeft: false,
    payment: { to: shop, amount: 10n ** 18n },
  })
})

test('error: an amount above the remaining one shows by how much', () => {
  expect(check('1.000000000000000001').problems.amount).toBe('0.000000000000000001 ETH more than the 1.00 left.')
  // A limit that was lowered below the spent amount has nothing left.
  expect(check('0.5', shop, 2n * limit.amount).problems.amount).toBe('0.50 ETH more than the 0.00 left.')
  expect(check('1.1').payment).toBeNull()
})

test('error: a payment needs a recipient and an amount', () => {
  expect(check('1', null).problems.recipient).toBe('Enter an address, or a name that resolves to one.')
  expect(check('0').problems.amount).toBe('Enter an amount above zero.')
  expect(check('x').problems.amount).not.toBeNull()
  expect(checkSpending({ recipient: '', address: null, amount: '' }, limit).problems.recipient).toBe(
    'Enter a recipient.',
  )
})
