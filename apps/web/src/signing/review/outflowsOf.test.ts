import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { context, safe, spender, token } from '../../testing/permitFixture.ts'
import type { Flow } from '@countersign/describe/transaction'
import { outflowReason } from './outflowReason.ts'
import { outflowsOf } from './outflowsOf.ts'

const ETHER = 10n ** 18n
const known = { ...context, chainId: '1', currency: 'usd', balances: undefined, seenPrices: [] }
const pay = (to: Address, amount: bigint, paid: Address | null = null): Flow => ({
  kind: 'out',
  token: paid,
  amount,
  tokenId: null,
  to,
  calls: [],
})

test('error: S18 payments of a batch to several recipients count together', () => {
  const flows = [pay(safe, 6n * ETHER), pay(spender, 4n * ETHER)]
  expect(outflowReason(outflowsOf(flows.slice(0, 1), known))).toBeNull()
  expect(outflowReason(outflowsOf(flows, known))).toBe('required from 10 ETH on')
})

test('error: S18 a total with one unlimited part is unlimited', () => {
  const flows = [pay(spender, 1n, token), { ...pay(spender, 0n, token), kind: 'may' as const, amount: null }]
  expect(outflowsOf(flows, known)).toMatchObject([{ symbol: 'TUSD', amount: null, decimals: 6 }])
})

test('behavior: S18 the bound of the coin is that of the network', () => {
  const of = (chainId: string) => outflowReason(outflowsOf([pay(spender, 60n * ETHER)], { ...known, chainId }))
  expect(of('56')).toBe('required from 50 ETH on')
  expect(of('137')).toBeNull()
})

test('behavior: S18 an earlier price of the same network, currency and token is found', () => {
  const seen = { chainId: '1', asset: token.toLowerCase(), currency: 'usd', price: '1', since: 0, at: 0 }
  const earlierOf = (changes: object) =>
    outflowsOf([pay(spender, 1n, token)], { ...known, seenPrices: [{ ...seen, ...changes }] })[0]?.earlier
  expect(earlierOf({})).toEqual({ price: '1', isSettled: true })
  expect(earlierOf({ since: Date.now() })).toEqual({ price: '1', isSettled: false })
  for (const other of [{ chainId: '10' }, { currency: 'eur' }, { asset: safe.toLowerCase() }])
    expect(earlierOf(other)).toBeNull()
})
