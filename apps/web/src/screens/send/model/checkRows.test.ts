import { ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { checkRows, mostFor } from './checkRows.ts'
import { emptyRow, type Asset, type SendRow } from './SendRow.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc: Asset = {
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  tokenId: null,
  symbol: 'USDC',
  decimals: 6,
  balance: 1_204_318_770_000n,
  price: '1',
}
const eth: Asset = {
  token: ZERO_ADDRESS,
  tokenId: null,
  symbol: 'ETH',
  decimals: 18,
  balance: 10n ** 18n,
  price: '3000',
}
const badge: Asset = { ...usdc, tokenId: '7', symbol: 'HALD #7', decimals: 0, balance: 1n, price: '0' }
const row = (fields: Partial<SendRow>): SendRow => ({
  ...emptyRow(usdc),
  recipient: alice,
  address: alice,
  amount: '1',
  ...fields,
})
const check = (rows: SendRow[], isLookalike = false) =>
  checkRows(rows, { assets: [eth, usdc, badge], safe, isLookalike: () => isLookalike })

describe('checkRows', () => {
  it('behavior: rows without problems become payments in the smallest unit', () => {
    expect(check([row({ amount: '36000' }), row({ token: ZERO_ADDRESS, amount: '0,5' })]).payments).toEqual([
      { token: usdc.token, tokenId: null, recipient: alice, amount: 36_000_000_000n },
      { token: ZERO_ADDRESS, tokenId: null, recipient: alice, amount: 5n * 10n ** 17n },
    ])
  })

  it('error: the row that exceeds the balance shows by how much', () => {
    const { problems, totals, payments } = check([row({ amount: '448500' }), row({ amount: '900000' })])
    expect(problems.map(({ amount }) => amount)).toEqual([null, '144,181.23 more than the account holds'])
    expect(totals).toMatchObject([{ sum: 1_348_500_000_000n, short: 144_181_230_000n }])
    expect(payments).toBeNull()
  })

  it('error: one NFT can go to one recipient only', () => {
    const rows = [row({ tokenId: '7' }), row({ tokenId: '7' }), row({ tokenId: '8' })]
    expect(check(rows).problems.map(({ amount }) => amount)).toEqual([
      null,
      'HALD #7 is already in another row.',
      'Choose a token that the account holds.',
    ])
    expect(check(rows.slice(0, 1)).payments).toEqual([
      { token: badge.token, tokenId: '7', recipient: alice, amount: 1n },
    ])
  })

  it('behavior: several units of one ERC-1155 id can go to several recipients, up to the balance', () => {
    const several = { ...badge, balance: 5n, isCounted: true }
    const judge = (...amounts: string[]) =>
      checkRows(
        amounts.map((amount) => row({ token: badge.token, tokenId: '7', amount })),
        { assets: [several], safe, isLookalike: () => false },
      )
    expect(judge('2', '3').payments).toMatchObject([
      { amount: 2n, isCounted: true },
      { amount: 3n, isCounted: true },
    ])
    expect(judge('2', '4').problems[1]?.amount).toBe('1 more than the account holds')
    expect(judge('1.5').problems[0]?.amount).toContain('1 decimal')
  })

  it('error: too many decimals: the error names the token and its decimals', () => {
    expect(check([row({ amount: '0.0000001' })]).problems[0]?.amount).toBe('0.0000001 has 7 decimals, but USDC has 6.')
  })

  it.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount above zero.'],
    ['-1', 'An amount cannot be negative.'],
    ['1e3', '"1e3" is not a number.'],
    ['0x10', '"0x10" is not a number.'],
  ])('error: the amount "%s" is refused', (amount, expected) => {
    expect(check([row({ amount })]).problems[0]?.amount).toBe(expected)
  })

  it.each([
    [{ recipient: '' }, 'Enter a recipient.'],
    [{ recipient: 'bob', address: null }, 'Enter an address, or a name that resolves to one.'],
    [{ address: ZERO_ADDRESS }, 'No key controls the zero address: assets sent there are lost.'],
    [{ address: safe }, 'This is the account itself.'],
  ] as const)('error: recipient %o', (fields, expected) => {
    expect(check([row(fields)]).problems[0]?.recipient).toBe(expected)
  })

  it('behavior: a similar address blocks the row until it is confirmed', () => {
    expect(check([row({})], true).payments).toBeNull()
    expect(check([row({ isLookalikeMeant: true })], true).payments).toHaveLength(1)
  })

  it('behavior: the maximum of a row is what the other rows leave', () => {
    const rows = [row({ amount: '4318.77' }), row({ amount: '' })]
    const [, second] = rows
    expect(second && mostFor(second, rows, usdc)).toBe('1200000')
  })
})
