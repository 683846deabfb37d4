import { demoOwners, deployTestContracts, fund } from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer, type SafeTransactionData } from '@countersign/safe'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ForecastStep } from '../src/screens/queue/forecast/Forecast.ts'
import { readForecast } from '../src/screens/queue/forecast/readForecast.ts'
import { setStage, type Stage } from './testStage.ts'

const payee = demoOwners[2]?.address ?? ZERO_ADDRESS
let stage: Stage
let safe: Address
let usd: Address

beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
  usd = (await deployTestContracts(stage.devchain.rpcUrl)).testUsd
  await fund(stage.devchain.rpcUrl, safe, { tokens: [{ token: usd, amount: 100n }] })
})
afterAll(() => stage.devchain.stop())

const forecast = (transactions: readonly SafeTransactionData[], missing: readonly bigint[] = []) =>
  readForecast({ chain: stage.chain, safe, waiting: { transactions, missing }, executor: null })
const pay = (nonce: bigint, value: bigint) => buildTransaction({ to: payee, value, nonce })
const payTokens = (nonce: bigint, amount: bigint) =>
  buildTransaction({ to: usd, data: encodeErc20Transfer(payee, amount), nonce })
const reported = (steps: readonly ForecastStep[]) =>
  steps.map(({ outcome, after }) => [outcome, ...after.map(({ value }) => value)])

test('behavior: balances after each waiting transaction, in order', async () => {
  const { now, steps, gap, units } = await forecast([
    pay(0n, parseEther('2')),
    payTokens(1n, 30n),
    // With gas of its own, a failed call uses up its number.
    buildTransaction({ ...pay(2n, parseEther('9')), safeTxGas: 50_000n }),
    pay(3n, parseEther('1')),
  ])
  expect(now).toEqual([
    { token: null, value: parseEther('5') },
    { token: usd, value: 100n },
  ])
  expect(reported(steps)).toEqual([
    ['runs', parseEther('3'), 100n],
    ['runs', parseEther('3'), 70n],
    ['uses-number', parseEther('3'), 70n],
    ['runs', parseEther('2'), 70n],
  ])
  expect(gap).toBeNull()
  expect(units.tokenOf(usd)).toMatchObject({ symbol: 'TUSD', decimals: 6 })
})

test('error: the first that would fail is marked with its reason, and those behind it are not reached', async () => {
  const { steps } = await forecast([
    pay(0n, parseEther('2')),
    payTokens(1n, 101n),
    pay(2n, parseEther('1')),
    pay(3n, parseEther('1')),
  ])
  expect(reported(steps)).toEqual([['runs', parseEther('3')], ['fails'], ['not-reached'], ['not-reached']])
  expect(steps[1]?.reason).toMatch(/ERC20InsufficientBalance|balance|GS013/)
})

test('error: the forecast ends at the first number without a transaction', async () => {
  const { steps, gap } = await forecast([pay(0n, parseEther('2')), pay(2n, parseEther('1'))], [1n])
  expect(reported(steps)).toEqual([['runs', parseEther('3')]])
  expect(gap).toBe(1n)
})
