import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  batchOf,
  calldata,
  callTo,
  multiSend,
  payee,
  reviewInputs,
  safe,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { encodeExecTransaction } from '../../transaction/encodeExecTransaction.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import type { Read } from '../Read.ts'
import { neededReads } from '../run/neededReads.ts'
import { runChecks } from '../run/runChecks.ts'
import { runNestedChecks } from '../run/runNestedChecks.ts'
import { checkHoldings } from './checkHoldings.ts'
import type { TokenFacts } from './checkTokens.ts'

const ETH = 10n ** 18n
const child: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
type Balances = Readonly<Record<string, bigint>>

const judge = (
  transaction: Parameters<typeof inspectCalls>[1],
  held: Balances,
  facts: Read<TokenFacts> = { ok: true, value: { symbol: 'TUSD', decimals: 6 } },
) =>
  checkHoldings(inspectCalls(safe, transaction), {
    safe,
    balanceOf: (owner, asset) => {
      const value = held[`${owner === safe ? '' : 'child '}${asset === null ? 'ETH' : 'TUSD'}`]
      return value === undefined ? undefined : { ok: true, value }
    },
    tokenOnChain: () => facts,
    coin: { symbol: 'ETH', decimals: 18 },
  })
const payment = (value: bigint) => buildTransaction({ to: payee, value, nonce: 7n })

describe('payments that empty the account', () => {
  test('error: less than 5 % of the balance remains: a caution with the amounts before and after', () => {
    expect(judge(payment(96n * ETH), { ETH: 100n * ETH })).toMatchObject([
      {
        id: 'holdings',
        verdict: 'caution',
        title: 'Almost nothing of an asset remains in the account',
        reason: 'The account has 100.00 ETH before, and 4.00 ETH after. Make sure that this is intended.',
      },
    ])
    expect(judge(payment(100n * ETH), { ETH: 100n * ETH })).toMatchObject([
      { verdict: 'caution', title: 'Nothing of an asset remains in the account' },
    ])
  })

  test('behavior: exactly 5 % that remain are enough', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.bigInt(0n, 10n ** 30n), (before, part) => {
        fc.pre(part <= before)
        const [check] = judge(payment(part), { ETH: before })
        expect(check?.verdict).toBe(part > 0n && (before - part) * 100n < before * 5n ? 'caution' : 'verified')
      }),
    )
  })

  test('error: many payments of a batch are summed, per asset', () => {
    const batch = batchOf(
      ...Array.from({ length: 10 }, (_, index) => callTo(index % 2 ? payee : stranger, '0x', 10n * ETH)),
      callTo(token, transferOf(payee, 60n)),
      callTo(token, calldata('0x23b872dd', safe, stranger, 38n)),
    )
    expect(judge(batch, { ETH: 103n * ETH, TUSD: 100n }).map(({ field }) => field)).toEqual([
      `holdings.${safe}.native`,
      `holdings.${safe}.${token}`,
    ])
    expect(judge(batch, { ETH: 200n * ETH, TUSD: 1000n })).toMatchObject([{ verdict: 'verified' }])
  })

  test('error: of an account whose transaction is executed inside, and of one whose transaction is approved by its hash', () => {
    const inner = buildTransaction({
      to: multiSend,
      operation: 1,
      data: encodeMultiSend([callTo(token, transferOf(payee, 97n))]),
      nonce: 0n,
    })
    const outer = batchOf(callTo(child, encodeExecTransaction(inner, '0x')))
    expect(judge(outer, { 'child TUSD': 100n })).toMatchObject([
      { verdict: 'caution', reason: expect.stringContaining(`The account ${child} has 0.0001 TUSD of ${token}`) },
    ])
    expect(neededReads({ safe, transaction: outer }, reviewInputs().book).holdings).toEqual([{ owner: child, token }])
    const inputs = reviewInputs({ balanceOf: () => ({ ok: true, value: 5n }) })
    expect(runNestedChecks(inputs.reviewed, inputs).filter(({ id }) => id === 'holdings')).toMatchObject([
      { verdict: 'caution' },
    ])
  })

  test('security: what a batch sends to the zero address leaves the account', () => {
    const burnt = batchOf(callTo(safe, '0x', 1n), callTo(ZERO_ADDRESS, '0x', 100n * ETH))
    expect(judge(burnt, { ETH: 100n * ETH })).toMatchObject([
      { verdict: 'caution', title: 'Nothing of an asset remains in the account' },
    ])
  })

  test('behavior: a payment above the balance is a caution, with both amounts', () => {
    expect(judge(payment(2n * ETH), { ETH })).toMatchObject([
      {
        verdict: 'caution',
        title: 'The payment exceeds the balance',
        reason: expect.stringContaining('has 1.00 ETH and pays 2.00 ETH'),
      },
    ])
  })
})

test('error: a balance that was not read is not checked, with the reason', () => {
  for (const balanceOf of [() => undefined, () => ({ ok: false, reason: 'the line is dead' }) as const]) {
    const checks = runChecks(reviewInputs({ balanceOf })).filter(({ id }) => id === 'holdings')
    expect(checks).toMatchObject([{ verdict: 'unchecked', field: `holdings.${safe}.${token}` }])
  }
})

test('behavior: payments to oneself, by others, of zero, and of collectibles do not reduce the balance', () => {
  const collectible = { ok: true, value: { symbol: 'BADGE', decimals: null } } as const
  expect(judge(buildTransaction({ to: safe, nonce: 7n }), {})).toMatchObject([{ verdict: 'verified' }])
  expect(judge(batchOf(callTo(token, transferOf(safe, 5n)), callTo(payee)), {})).toMatchObject([
    { verdict: 'verified' },
  ])
  const taking = buildTransaction({ to: token, data: calldata('0x23b872dd', stranger, safe, 5n), nonce: 7n })
  expect(judge(taking, {})).toMatchObject([{ verdict: 'verified' }])
  const giving = buildTransaction({ to: token, data: calldata('0x23b872dd', safe, stranger, 7n), nonce: 7n })
  expect(judge(giving, { TUSD: 1n }, collectible)).toMatchObject([{ verdict: 'verified' }])
  expect(judge(giving, { TUSD: 7n })).toMatchObject([{ verdict: 'caution' }])
})
