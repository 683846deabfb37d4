import { ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { parsePastedRows } from './parsePastedRows.ts'
import type { Asset } from './SendRow.ts'

const eth: Asset = { token: ZERO_ADDRESS, tokenId: null, symbol: 'ETH', decimals: 18, balance: 1n, price: '0' }
const usdc: Asset = { ...eth, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 }
const assets = [eth, usdc]
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const parse = (text: string) => parsePastedRows(text, assets, usdc)
const plain = (text: string) => parse(text).rows.map(({ recipient, amount, token }) => [recipient, amount, token])

describe('parsePastedRows', () => {
  it('behavior: commas, semicolons and tabs separate; the token is optional', () => {
    expect(plain(`${alice},1.5,ETH\n${alice}; 2,5; usdc\nvault.eth\t3`)).toEqual([
      [alice, '1.5', ZERO_ADDRESS],
      [alice, '2,5', usdc.token],
      ['vault.eth', '3', usdc.token],
    ])
  })

  it('behavior: a heading and empty lines are skipped, quotes are removed', () => {
    expect(plain(`recipient,amount,token\n\n"${alice}","7","${usdc.token}"\n`)).toEqual([[alice, '7', usdc.token]])
  })

  it('error: an unusable line is listed, the others are accepted', () => {
    const { rows, refused } = parse(`${alice},1\n${alice}\n${alice},1,DAI`)
    expect(rows).toHaveLength(1)
    expect(refused).toEqual([
      { line: 2, reason: 'it has no amount: write "recipient, amount, token".' },
      { line: 3, reason: 'the account holds no "DAI".' },
    ])
  })
})
