import { checkTypedAmounts, inspectCalls } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { expect, it } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { batchOf } from '../../../data/chain-access/draftOf.ts'
import { safeState } from '../../../testing/proposalFixture.ts'
import { emptyCall, type BuilderCall } from './BuilderCall.ts'
import { checkBuilderCall, type BuilderNetwork } from './checkBuilderCall.ts'
import type { Method } from './Method.ts'
import { typedAmounts } from './typedAmounts.ts'

const account = safeState()
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usd: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = (decimals = 6): BuilderNetwork => ({
  shortName: 'dev1',
  coin: { symbol: 'ETH', decimals: 18 },
  tokenOf: () => ({ symbol: 'TUSD', decimals }),
})
const context = {
  nativeSymbol: 'ETH',
  chainOf: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }) as const,
}
/** Amounts inside an array of tuples, and a value in coin. */
const pay: Method = {
  kind: 'function',
  name: 'pay',
  inputs: [
    {
      name: 'payments',
      type: 'tuple[]',
      components: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
  ],
  outputs: [],
  stateMutability: 'payable',
}
const payment = (text: string, decimals = 6) => ({
  items: [{ text: alice }, { text, unit: { symbol: 'TUSD', decimals, token: usd } }],
})
const call = (decimals?: number): BuilderCall =>
  emptyCall({
    mode: 'abi',
    contract: alice,
    method: pay,
    value: '0.5',
    fields: [{ items: [payment('100', decimals), payment('2.5', decimals)] }],
  })
const transfer = (token: Address | null, amount: string): BuilderCall =>
  emptyCall({ mode: 'transfer', contract: alice, token, amount })

function review(calls: readonly BuilderCall[], at = network()) {
  const made = calls.flatMap((one) => checkBuilderCall(one, at).call ?? [])
  if (made.length < calls.length) throw new Error('The calls are not complete')
  const transaction = batchOf(
    made.map((one) => ({ operation: 0, ...one })),
    { chain: chainFixture(), safe: account, nonce: 4n },
  )
  return checkTypedAmounts(typedAmounts(calls, at), inspectCalls(account.address.value, transaction), context)
}

it.each([
  ['one call', [call()]],
  ['a transfer of the coin', [transfer(null, '0.4')]],
  ['a batch', [transfer(null, '0.4'), call(), transfer(usd, '12,5')]],
])('behavior: the review finds the amount typed for %s in the bytes', (_, calls) => {
  expect(review(calls)).toMatchObject([{ verdict: 'verified' }])
})

it('error: units that the form encoded with other decimals are a danger, each with its call', () => {
  expect(review([transfer(null, '0.4'), call(7)])).toMatchObject([
    { verdict: 'danger', field: 'calls[1].data', reason: expect.stringContaining('100 TUSD') },
    { verdict: 'danger', field: 'calls[1].data', reason: expect.stringContaining('2.5 TUSD') },
  ])
  expect(review([transfer(usd, '12.5')], network(7))).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining('The transaction has 125 TUSD') },
  ])
})

it('behavior: raw numbers and raw bytes are not typed amounts', () => {
  const raw = emptyCall({ mode: 'raw', contract: alice, data: '0x12345678' })
  const plain = { ...call(), value: '', fields: [{ items: [{ items: [{ text: alice }, { text: '5' }] }] }] }
  expect(typedAmounts([raw, plain], network())).toEqual([])
})
