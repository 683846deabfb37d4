import type { Balance, Collectible } from '@countersign/api'
import { expect, test } from 'vitest'
import { assetRows, filterAssets, totalOf } from './assetRows.ts'
import { collections, inlineImage } from './collections.ts'

const usdc = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const odd = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const native = '0x0000000000000000000000000000000000000000'
const item = (
  address: typeof usdc | typeof odd | typeof native,
  symbol: string,
  decimals: number,
  balance: bigint,
  price: string,
  value: string,
): Balance => ({
  tokenInfo: {
    type: address === native ? 'NATIVE_TOKEN' : 'ERC20',
    address,
    decimals,
    symbol,
    name: symbol,
    logoUri: null,
  },
  balance,
  fiatBalance: value,
  fiatConversion: price,
  fiatBalance24hChange: null,
})
const balances = {
  fiatTotal: '400',
  items: [
    item(odd, 'ODD', 18, 5n * 10n ** 18n, '0', '0'),
    item(usdc, 'USDC', 6, 100_000_000n, '1', '100'),
    item(native, 'ETH', 18, 10n ** 17n, '3000', '300'),
  ],
}

test('behavior: priced tokens by value with their share, unpriced ones last and not counted', () => {
  const rows = assetRows(balances, undefined)
  expect(rows.map(({ token, share, value, price }) => [token.symbol, share, value, price])).toEqual([
    ['ETH', 750, '300', '3000'],
    ['USDC', 250, '100', '1'],
    ['ODD', null, null, null],
  ])
  expect(totalOf(rows)).toBe('400.000000000000000000')
})

test('behavior: the chain’s balance replaces the service’s, its value is computed again, both are shown', () => {
  const byToken = new Map([[usdc.toLowerCase(), 250_500_000n]])
  const row = assetRows(balances, { block: 1n, byToken }).find(({ token }) => token.address === usdc)
  expect(row).toMatchObject({ balance: 250_500_000n, source: 'chain', serviceBalance: 100_000_000n })
  expect(row?.value).toMatch(/^250\.50*$/)
})

test('behavior: an equal balance from the chain keeps the service’s exact value', () => {
  const byToken = new Map([[usdc.toLowerCase(), 100_000_000n]])
  const row = assetRows(balances, { block: 1n, byToken }).find(({ token }) => token.address === usdc)
  expect(row).toMatchObject({ source: 'chain', serviceBalance: null, value: '100' })
})

test('behavior: hidden tokens, and tokens that do not match the filter, are left out', () => {
  const rows = assetRows(balances, undefined)
  expect(filterAssets(rows, '', [odd.toLowerCase() as typeof odd]).map(({ token }) => token.symbol)).toEqual([
    'ETH',
    'USDC',
  ])
  expect(filterAssets(rows, 'usd', []).map(({ token }) => token.symbol)).toEqual(['USDC'])
})

test('behavior: NFTs are grouped by contract; only inline pictures are shown', () => {
  const nft = (id: string, imageUri: string | null): Collectible => ({
    address: odd,
    tokenName: 'Badges',
    tokenSymbol: 'BDG',
    logoUri: '',
    id,
    uri: null,
    name: null,
    description: null,
    imageUri,
    metadata: null,
  })
  const items = [nft('7', 'data:image/svg+xml;base64,AA=='), nft('8', 'https://tracker.example/8.png')]
  expect(collections(items, '')).toMatchObject([{ name: 'Badges', items: [{ id: '7' }, { id: '8' }] }])
  expect(collections(items, '#8')).toMatchObject([{ items: [{ id: '8' }] }])
  expect(items.map(inlineImage)).toEqual(['data:image/svg+xml;base64,AA==', null])
})

test('behavior: the change of 24 hours is shown for a token with a price, and only if it is a number', () => {
  const changed = (change: string | null) =>
    assetRows(
      { ...balances, items: balances.items.map((one) => ({ ...one, fiatBalance24hChange: change })) },
      undefined,
    ).map(({ change24h }) => change24h)
  expect(changed('-1.25')).toEqual(['-1.25', '-1.25', null])
  expect(changed('<b>')).toEqual([null, null, null])
  expect(changed(null)).toEqual([null, null, null])
})
