import type { Hex } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { batchOf, calldata, callTo, safe, stranger, token } from '../../../testing/reviewInputs.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { checkTokenApprovals } from './checkTokenApprovals.ts'
import { checkInputs } from '../inputs/checkInputs.ts'
import { checkHoldings } from './checkHoldings.ts'
import { readTokenCall, TOKEN_READERS } from './TokenCall.ts'

const max = (1n << 256n) - 1n

test.each<[string, Hex, boolean, string]>([
  ['one that calls the spender at once', calldata('0xcae9ca51', stranger, max, 96n, 0n), false, 'danger'],
  ['one that calls the spender at once, without data', calldata('0x3177029f', stranger, 5n), true, 'caution'],
  ['an operator (ERC-777)', calldata('0x959b8c3f', stranger), false, 'danger'],
  ['an operator (ERC-6909)', calldata('0x558a7297', stranger, 1n), false, 'danger'],
  ['an operator taken back', calldata('0x558a7297', stranger, 0n), false, 'verified'],
  ['an amount of one id (ERC-6909)', calldata('0x426a8493', stranger, 7n, max), false, 'danger'],
  ['a manager of a lending market', calldata('0x110496e5', stranger, 1n), false, 'danger'],
  ['an authorized address of a lending market', calldata('0xeecea000', stranger, 1n), false, 'danger'],
  ['everything (DSToken)', calldata('0xdaea85c5', stranger), false, 'danger'],
  ['a debt that another may take', calldata('0xc04a8a10', stranger, max), false, 'danger'],
])('security: a permission is found: %s', (_, data, isContract, verdict) => {
  const checks = checkTokenApprovals(inspectCalls(safe, batchOf(callTo(token, data))), {
    tokenOnChain: () => undefined,
    isContract: () => ({ ok: true, value: isContract }),
  })
  expect(checks).toMatchObject([{ verdict }])
})

test('security: a transfer that calls the recipient, or of another standard, has its recipient and amount', () => {
  const transfer = { kind: 'transfer', token, from: null, to: stranger }
  const read = (data: Hex) => readTokenCall(callTo(token, data))
  for (const data of [
    calldata('0x4000aea0', stranger, 5n, 96n, 0n),
    calldata('0x1296ee62', stranger, 5n),
    calldata('0xbe45fd62', stranger, 5n, 96n, 0n),
    calldata('0x9bd9bbc6', stranger, 5n, 96n, 0n),
  ])
    expect(read(data)).toEqual({ ...transfer, amount: 5n })
  expect(read(calldata('0x095bcdb6', stranger, 7n, 5n))).toEqual({ ...transfer, amount: null })
})

test('security: a transfer of DSToken has its recipient and amount', () => {
  const read = (data: Hex) => readTokenCall(callTo(token, data))
  expect(read(calldata('0xb753a98c', stranger, 5n))).toMatchObject({ from: null, to: stranger, amount: 5n })
  expect(read(calldata('0xbb35783b', safe, stranger, 5n))).toMatchObject({ from: safe, to: stranger, amount: 5n })
})

test.each(Object.keys(TOKEN_READERS))(
  'security: S16 an address with extra bytes in %s is a danger, and nothing else is verified',
  (selector) => {
    const dirty = `dead${'0'.repeat(20)}${stranger.slice(2)}`
    const data: Hex = `0x${selector.slice(2)}${dirty.repeat(7)}`
    const calls = inspectCalls(safe, batchOf(callTo(token, data)))
    const isContract = () => ({ ok: true, value: true }) as const
    const tokenOnChain = () => undefined
    expect(checkInputs(calls, { isContract, isToken: () => true })).toMatchObject([
      { verdict: 'danger', title: 'An address with extra bytes', reason: expect.stringContaining(selector) },
    ])
    expect(checkTokenApprovals(calls, { isContract, tokenOnChain })).toMatchObject([{ verdict: 'unchecked' }])
    expect(checkHoldings(calls, { safe, balanceOf: () => undefined, tokenOnChain, coin: null })).toMatchObject([
      { verdict: 'unchecked' },
    ])
  },
)
