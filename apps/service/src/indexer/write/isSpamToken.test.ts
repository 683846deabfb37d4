import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { isSpamToken } from './isSpamToken.ts'

const listed: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const named: Address = '0x4000000000000000000000000000000000000001'
const other: Address = '0x4000000000000000000000000000000000000002'
const lists = {
  tokens: [
    { address: listed, symbol: 'USDC' },
    { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' as const, symbol: 'USDT' },
  ],
  spamTokens: [named],
  nativeCurrency: { symbol: 'ETH' },
}
const isSpam = (name: string, symbol: string, address = other) => isSpamToken({ address, name, symbol }, lists)

test.each([
  ['Visit usdc-drop.xyz to claim rewards', 'USDCDROP'],
  ['$ 5000 Voucher', 'VCHR'],
  ['Claim your airdrop at t.me/x', 'X'],
  ['Nice NFT', 'www.nice.gift'],
  ['USD Coin', 'USDС'],
  ['USD Coin', 'U​SDC'],
  ['Tether', 'USD₮'],
  ['Ether', 'eth'],
])('behavior: "%s" (%s) gives itself away', (name, symbol) => expect(isSpam(name, symbol)).toBe(true))

test.each([
  ['Dai Stablecoin', 'DAI'],
  ['Bridged USDC', 'USDC.e'],
  ['Claimable Bond 2030', 'CB30'],
  ['Rewarding Pool', 'RPOOL'],
  ['', ''],
])('behavior: "%s" (%s) is only unlisted', (name, symbol) => expect(isSpam(name, symbol)).toBe(false))

test('behavior: a token that the operator lists is never spam, a token that the operator blocks always is', () => {
  expect(isSpam('USD Coin at circle.com', 'USDC', listed)).toBe(false)
  expect(isSpam('Dai Stablecoin', 'DAI', named)).toBe(true)
})
