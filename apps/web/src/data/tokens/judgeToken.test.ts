import type { Balance } from '@countersign/api'
import { ZERO_ADDRESS, type Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { isTrusted, judgeToken } from './judgeToken.ts'

const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other: Address = '0x1111111111111111111111111111111111111111'
const reported = (address: Address, symbol: string, more: Pick<Balance, 'listed' | 'imitates'> = {}) => ({
  tokenInfo: { type: 'ERC20' as const, address, symbol, name: symbol, decimals: 6, logoUri: null },
  ...more,
})
const context = { chainId: '1', nativeSymbol: 'ETH', own: [] as Address[] }

test('behavior: tokens of the page, of the operator and of the user are trusted, others are unverified', () => {
  expect(judgeToken(reported(usdc, 'USDC'), context)).toEqual({ kind: 'published' })
  expect(judgeToken(reported(other, 'PAY', { listed: true }), context)).toEqual({ kind: 'listed' })
  expect(judgeToken(reported(other, 'PAY'), { ...context, own: [other] })).toEqual({ kind: 'own' })
  const unverified = judgeToken(reported(other, 'PAY'), context)
  expect([unverified.kind, isTrusted(unverified)]).toEqual(['unverified', false])
})

test('lie: a service that lists an imitation of a published token, or of the coin, does not remove the mark', () => {
  for (const symbol of ['USDC', 'USDС', 'U$DC']) {
    const trust = judgeToken(reported(other, symbol, { listed: true }), context)
    expect(trust).toEqual({ kind: 'imitation', of: { address: usdc, symbol: 'USDC' }, isOwn: false })
    expect(isTrusted(trust)).toBe(false)
  }
  expect(judgeToken(reported(other, 'ЕTH', { listed: true }), context)).toMatchObject({ of: { address: ZERO_ADDRESS } })
})

test('lie: a service that calls a published or a listed token an imitation does not add a mark', () => {
  const imitates = { address: other, symbol: 'USDC' }
  expect(judgeToken(reported(usdc, 'USDC', { imitates }), context).kind).toBe('published')
  expect(judgeToken(reported(other, 'PAY', { listed: true, imitates }), context).kind).toBe('listed')
})

test('behavior: a symbol of a token that only the operator lists is an imitation, and stays one when the user adds it', () => {
  const imitates = { address: usdc, symbol: 'HLDN' }
  const trust = judgeToken(reported(other, 'HLDN', { listed: false, imitates }), { ...context, own: [other] })
  expect([trust, isTrusted(trust)]).toEqual([{ kind: 'imitation', of: imitates, isOwn: true }, true])
})

test('behavior: a published token of another network is no reference here', () => {
  expect(judgeToken(reported(usdc, 'USDC'), { ...context, chainId: '31337' }).kind).toBe('unverified')
})
