import { checkTypedAmounts, inspectCalls } from '@countersign/safe/checks'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { expect, it } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { safeState } from '../../../testing/proposalFixture.ts'
import { buildCalls } from './buildDraft.ts'
import { EMPTY_CALL } from './CallForm.ts'
import { checkRows, typedAmounts } from './checkRows.ts'
import { type Asset, emptyRow, type SendRow } from './SendRow.ts'

const account = safeState()
const safe = account.address.value
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const coin = { tokenId: null, symbol: 'ETH', decimals: 18, balance: 10n ** 20n, price: '0', token: ZERO_ADDRESS }
const usd: Asset = { ...coin, symbol: 'TUSD', decimals: 6, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
const badge: Asset = { ...usd, tokenId: '7', decimals: 0, balance: 1n }
const row = (asset: Asset, amount: string): SendRow => ({
  ...emptyRow(asset),
  recipient: alice,
  address: alice,
  amount,
})
const context = {
  nativeSymbol: 'ETH',
  chainOf: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }) as const,
}

/** Reviews a draft of these rows. The form encodes the amounts with the decimals of `assets`. */
function review(rows: readonly SendRow[], assets: readonly Asset[]) {
  const { payments } = checkRows(rows, { assets, safe, isLookalike: () => false })
  if (payments === null) throw new Error('The rows are not complete')
  const transaction = buildCalls({ kind: 'payments', payments }, { chain: chainFixture(), safe: account, nonce: 4n })
  const typed = typedAmounts('transfer', { rows, call: EMPTY_CALL }, assets)
  return checkTypedAmounts(typed, inspectCalls(safe, transaction), context)
}

it.each([
  ['the coin', [row(coin, '0.4')]],
  ['a token', [row(usd, '1000,5')]],
  ['several and an NFT', [row(badge, '1'), row(coin, '0.4'), row(usd, '100')]],
])('behavior: the review finds the amount typed for %s in the bytes', (_, rows) => {
  expect(review(rows, [coin, usd, badge])).toMatchObject([{ verdict: 'verified' }])
})

it.each([
  ['the coin', [row(coin, '0.4')], { ...coin, decimals: 19 }],
  ['a token in a batch', [row(coin, '0.4'), row(usd, '100')], { ...usd, decimals: 7 }],
])('error: %s that the form encoded with other decimals is a danger', (_, rows, asset) => {
  const assets = [asset, ...[coin, usd].filter(({ token }) => token !== asset.token)]
  expect(review(rows, assets)).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining(`The form used ${asset.decimals} decimals`) },
  ])
})

it('behavior: a contract call has a typed amount only if it sends value', () => {
  const form = (value: string) => ({ rows: [], call: { ...EMPTY_CALL, value } })
  expect(typedAmounts('call', form('0.1'), [])).toMatchObject([{ text: '0.1', token: null, place: 'value' }])
  expect(typedAmounts('call', form(' '), [])).toEqual([])
})
