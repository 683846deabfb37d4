import type { Balances } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { Approval } from './Approval.ts'
import { approvalRows, filterApprovals, stakeOf, tokenOptions } from './approvalRows.ts'

const usd: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const nft: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const spenderOf = (digit: string): Address => `0x${digit.repeat(40)}`

const approval = (spender: string, fields: Partial<Approval>): Approval => ({
  kind: 'ERC20',
  token: usd,
  spender: spenderOf(spender),
  tokenId: null,
  allowance: 100_000_000n,
  isUnlimited: false,
  held: 250_000_000n,
  takeable: 100_000_000n,
  symbol: 'USD',
  decimals: 6,
  expiresAt: null,
  isContract: true,
  changedAt: 1000,
  changedBlock: 1,
  changedBy: `0x${'1'.repeat(64)}`,
  ...fields,
})
const balances: Balances = {
  fiatTotal: '250',
  items: [
    {
      tokenInfo: { type: 'ERC20', address: usd, decimals: 6, symbol: 'USD', name: 'USD', logoUri: null },
      // The service's balance decides nothing.
      balance: 9_000_000_000_000n,
      fiatBalance: '250',
      fiatConversion: '2',
      fiatBalance24hChange: null,
    },
  ],
}
const small = approval('1', {})
const all = approval('2', { allowance: 2n ** 256n - 1n, isUnlimited: true, takeable: 250_000_000n })
const empty = approval('3', { takeable: 0n, held: 0n })
const unpriced = approval('4', { token: other, symbol: 'OTHER' })
const collection = approval('5', {
  kind: 'OPERATOR',
  token: nft,
  symbol: 'NFT',
  allowance: null,
  decimals: null,
  isUnlimited: true,
  held: 6n,
  takeable: 6n,
})

test('behavior: the largest value comes first, then what has no price, then what can take nothing', () => {
  const rows = approvalRows([empty, unpriced, small, collection, all], balances)
  expect(rows.map(({ spender, value }) => [spender.at(2), value])).toEqual([
    ['2', '500.000000'],
    ['1', '200.000000'],
    ['5', null],
    ['4', null],
    ['3', '0.000000'],
  ])
})

test('behavior: several spenders of one token can take its balance only once', () => {
  const rows = approvalRows([small, all, collection, unpriced], balances)
  expect(stakeOf(rows)).toEqual({ value: '500.000000', nfts: 6n, unpriced: 1 })
  expect(stakeOf(approvalRows([small], balances))).toEqual({ value: '200.000000', nfts: 0n, unpriced: 0 })
})

test('behavior: without prices nothing has a value, and the filters find names, tokens and old approvals', () => {
  const rows = approvalRows([small, collection], undefined)
  expect(rows.map(({ value }) => value)).toEqual([null, null])
  expect(stakeOf(rows).value).toBeNull()
  const find = (filter: Partial<Parameters<typeof filterApprovals>[1]>) =>
    filterApprovals(rows, { text: '', isUnlimited: false, before: null, ...filter }, ({ spender }) =>
      spender === small.spender ? 'Router' : '',
    ).map(({ symbol }) => symbol)
  expect(find({ text: 'rout' })).toEqual(['USD'])
  expect(find({ text: nft.toLowerCase() })).toEqual(['NFT'])
  expect(find({ isUnlimited: true })).toEqual(['NFT'])
  expect(find({ token: usd })).toEqual(['USD'])
  expect(find({ before: 1000 })).toEqual([])
})

test('behavior: the menu of tokens has each once, with the address where two have one symbol', () => {
  const twin = approval('6', { token: other, symbol: 'USD' })
  expect(tokenOptions(approvalRows([small, all, twin, collection], undefined)).map(({ label }) => label)).toEqual([
    'NFT',
    'USD 0x3C44…93BC',
    'USD 0x7099…79C8',
  ])
})
