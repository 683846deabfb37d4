import type { Balance } from '@countersign/api'
import { ZERO_ADDRESS, type Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { assetRows } from './assetRows.ts'
import { groupTokens, tokenRows } from './tokenRows.ts'

const pay: Address = '0x1111111111111111111111111111111111111111'
const odd: Address = '0x2222222222222222222222222222222222222222'
const fake: Address = '0x3333333333333333333333333333333333333333'
const own: Address = '0x4444444444444444444444444444444444444444'
const item = (address: Address, symbol: string, value: string, more: Partial<Balance> = {}): Balance => ({
  tokenInfo: {
    type: address === ZERO_ADDRESS ? 'NATIVE_TOKEN' : 'ERC20',
    address,
    symbol,
    name: symbol,
    decimals: 18,
    logoUri: null,
  },
  balance: 10n ** 18n,
  fiatBalance: value,
  fiatConversion: value,
  fiatBalance24hChange: null,
  ...more,
})
const items = [item(ZERO_ADDRESS, 'ETH', '0.5'), item(pay, 'PAY', '100', { listed: true }), item(odd, 'ODD', '0.99')]
const spam = item(fake, 'PAY', '1000000', { listed: false, imitates: { address: pay, symbol: 'PAY' } })
const rows = tokenRows(
  {
    rows: assetRows({ fiatTotal: '0', items }, undefined),
    own: [
      { address: own, read: { kind: 'token', symbol: 'MINE', name: 'Mine', decimals: 2, balance: 0n } },
      { address: fake, read: { kind: 'no-code' } },
    ],
    withSpam: { fiatTotal: '0', items: [...items, spam] },
  },
  { chainId: '31337', nativeSymbol: 'ETH', own: [own] },
)
const symbolsOf = (view: Parameters<typeof groupTokens>[1], showsSpam = false) =>
  Object.fromEntries(
    Object.entries(groupTokens(rows, view, showsSpam)).map(([group, of]) => [
      group,
      of.map(({ token }) => token.symbol),
    ]),
  )
const all = { tokens: 'all', hidesDust: false, dust: '1' } as const

test('behavior: every token is in one group; an added token without a balance is shown, spam is not', () => {
  expect(symbolsOf(all)).toEqual({ shown: ['PAY', 'ODD', 'ETH', 'MINE'], spam: ['PAY'], untrusted: [], dust: [] })
  expect(rows.find(({ token }) => token.address === own)).toMatchObject({ balance: 0n, source: 'chain' })
})

test('behavior: the trusted view keeps the coin, listed and added tokens', () => {
  expect(symbolsOf({ ...all, tokens: 'trusted' })).toMatchObject({ shown: ['PAY', 'ETH', 'MINE'], untrusted: ['ODD'] })
})

test('behavior: dust is what is worth less than the limit, never the coin, and never a token without a price', () => {
  expect(symbolsOf({ ...all, hidesDust: true })).toMatchObject({ shown: ['PAY', 'ETH', 'MINE'], dust: ['ODD'] })
  expect(symbolsOf({ ...all, hidesDust: true, dust: '0.99' })).toMatchObject({ dust: [] })
  expect(symbolsOf({ ...all, hidesDust: true, dust: '100.000001' })).toMatchObject({ dust: ['PAY', 'ODD'] })
})

test('attack: spam is marked when it is shown, and has no value, whatever price the service gives it', () => {
  const shown = groupTokens(rows, all, true).shown.find(({ token }) => token.address === fake)
  expect(shown).toMatchObject({ value: null, price: null, share: null, trust: { kind: 'imitation' }, isSpam: true })
})
