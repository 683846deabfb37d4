import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Balances } from '@countersign/api'
import { noteSeenPrices, seenPricesStore } from '../storage/seenPrices.ts'
import type { SeenEntry } from './judgeSharedBook.ts'
import { noteSeenShared, seenShared } from './seenShared.ts'

const KEY = 'countersign.shared-books'
const PRICES = 'countersign.prices'
const safe = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const account = { chainId: '1', safe } as const
const entry = (version: number, digit: string, address: SeenEntry['address'] = other): SeenEntry => ({
  address,
  everyNetwork: false,
  version,
  hash: `0x${digit.repeat(64)}`,
  name: `Version ${version}`,
})

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  // A component shows prices, so that this tab waits for events of the others.
  stop = seenPricesStore.subscribe(() => undefined)
})
afterEach(() => {
  stop()
  localStorage.clear()
})

test('security: what another tab has seen of shared books is not forgotten', () => {
  noteSeenShared(account, [entry(1, 'a')])
  const ofOtherTab = [{ ...account, entries: [entry(3, 'c'), entry(1, 'd', safe)] }]
  localStorage.setItem(KEY, JSON.stringify(ofOtherTab))
  // This tab still knows the older version.
  noteSeenShared(account, [entry(2, 'b')])
  noteSeenShared({ ...account, safe: other }, [entry(1, 'a')])
  expect(seenShared(account)).toEqual([entry(3, 'c'), entry(1, 'd', safe)])
  noteSeenShared(account, [entry(3, 'e')])
  expect(seenShared(account)[0]).toEqual(entry(3, 'c'))
  noteSeenShared(account, [entry(4, 'f')])
  expect(seenShared(account)).toEqual([entry(4, 'f'), entry(1, 'd', safe)])
})

test('security: prices that another tab has seen are not forgotten', () => {
  const seen = { chainId: '5', asset: other, currency: 'usd', price: '7', since: 1, at: 1 }
  localStorage.setItem(PRICES, JSON.stringify([seen]))
  const token: Balances['items'][number] = {
    tokenInfo: { type: 'ERC20', address: safe, decimals: 18, symbol: 'T', name: 'T', logoUri: null },
    balance: 1n,
    fiatBalance: '2',
    fiatConversion: '2',
    fiatBalance24hChange: null,
  }
  noteSeenPrices({ chainId: '1', currency: 'usd' }, { fiatTotal: '2', items: [token] }, 2)
  expect(JSON.parse(localStorage.getItem(PRICES) ?? '[]')).toEqual([
    { chainId: '1', asset: safe, currency: 'usd', price: '2', since: 2, at: 2 },
    seen,
  ])
})
