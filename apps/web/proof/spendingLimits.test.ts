import { findSafeDeployment, erc20Abi } from '@countersign/chains'
import {
  demoOwners,
  deployTestContracts,
  devClient,
  executeSafeTransaction,
  fund,
  sendTransaction,
  spareKeys,
  type DevClient,
  type TestContracts,
} from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, type MultiSendCall } from '@countersign/safe'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsToRemove, callsToSet, spendingData, type LimitToSet } from '../src/screens/spending-limits/limitCalls.ts'
import { readSpendingLimits } from '../src/screens/spending-limits/readSpendingLimits.ts'
import { setStage, type Stage } from './testStage.ts'

const DAY_S = 86_400n
const [dana, erin, shop] = [spareKeys[0].address, spareKeys[1].address, spareKeys[2].address]

let stage: Stage
let client: DevClient
let contracts: TestContracts
let safe: Address
beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
  contracts = await deployTestContracts(stage.devchain.rpcUrl)
  safe = await stage.deploy('1.4.1', 2)
  await fund(stage.devchain.rpcUrl, safe, { tokens: [{ token: contracts.testUsd, amount: parseUnits('10000', 6) }] })
})
afterAll(() => stage.devchain.stop())

const read = () => readSpendingLimits(stage.chain, safe)
const tokenLimit = async () => (await read()).limits.find(({ token }) => token !== null)
const balance = (owner: Address) =>
  client.readContract({ address: contracts.testUsd, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

/** Signed by the owners and executed, as one transaction. */
async function execute(calls: readonly MultiSendCall[]): Promise<number> {
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
  const { to, data, operation } = buildBatch({ calls, nonce: 0n, multiSend })
  const signers = demoOwners.slice(0, 2)
  const done = await executeSafeTransaction(stage.devchain.rpcUrl, { safe, signers, to, data, operation })
  expect(done.success).toBe(true)
  return calls.length
}

async function setLimit(limit: Partial<LimitToSet>): Promise<number> {
  const { module } = await read()
  if (!module) throw new Error('no module on the chain')
  const whole = { delegate: dana, token: contracts.testUsd, amount: 0n, resetMinutes: 0, startsAgain: false, ...limit }
  return execute(callsToSet(whole, module, safe))
}

async function spend(amount: bigint, token: Address | null = contracts.testUsd, from: Address = dana) {
  const { module } = await read()
  const data = spendingData({ delegate: from, token }, { safe, to: shop, amount })
  return sendTransaction(client, { from, to: module?.address ?? ZERO_ADDRESS, data })
}

async function pass(seconds: bigint) {
  const { timestamp } = await client.getBlock()
  await client.setNextBlockTimestamp({ timestamp: timestamp + seconds })
  await client.mine({ blocks: 1 })
}

describe('spending limits', () => {
  it('behavior: before the first limit, the module exists on the chain, disabled and empty', async () => {
    expect(await read()).toMatchObject({
      module: { version: '0.1.1', isEnabled: false, isDevelopment: true, delegates: [] },
      limits: [],
    })
  })

  it('behavior: the first limit enables the module and adds the beneficiary; the next ones do not', async () => {
    expect(await setLimit({ amount: parseUnits('500', 6), resetMinutes: 1440 })).toBe(3)
    expect(await setLimit({ token: null, amount: parseEther('1') })).toBe(1)
    expect(await setLimit({ delegate: erin, token: null, amount: parseEther('2') })).toBe(2)
    const { module, limits } = await read()
    expect(module).toMatchObject({ isEnabled: true })
    expect(new Set(module?.delegates)).toEqual(new Set([dana, erin]))
    expect(limits).toHaveLength(3)
    expect(await tokenLimit()).toMatchObject({
      delegate: dana,
      symbol: 'TUSD',
      decimals: 6,
      amount: 500_000_000n,
      spent: 0n,
      resetMinutes: 1440,
    })
  })

  it('behavior: the beneficiary alone spends within the limit, and the rest is counted', async () => {
    await spend(parseUnits('120', 6))
    expect(await balance(shop)).toBe(parseUnits('120', 6))
    expect(await tokenLimit()).toMatchObject({ spent: 120_000_000n })
    await spend(parseEther('1'), null)
    expect((await read()).limits.find(({ token, delegate }) => token === null && delegate === dana)).toMatchObject({
      spent: parseEther('1'),
      nextReset: null,
    })
  })

  it('error: the contract refuses more than the rest, and any payment without a limit', async () => {
    await expect(spend(parseUnits('380.000001', 6))).rejects.toThrow(/newSpent <= allowance.amount/)
    await expect(spend(1n, null)).rejects.toThrow(/newSpent <= allowance.amount/)
    await expect(spend(1n, contracts.testUsd, shop)).rejects.toThrow(/delegate == signer/)
    expect(await balance(shop)).toBe(parseUnits('120', 6))
  })

  it('behavior: a new amount keeps the spent amount, unless the limit is reset', async () => {
    await setLimit({ amount: parseUnits('200', 6), resetMinutes: 1440 })
    expect(await tokenLimit()).toMatchObject({ amount: 200_000_000n, spent: 120_000_000n })
    await setLimit({ amount: parseUnits('200', 6), resetMinutes: 1440, startsAgain: true })
    expect(await tokenLimit()).toMatchObject({ amount: 200_000_000n, spent: 0n })
    await spend(parseUnits('200', 6))
    await expect(spend(1n)).rejects.toThrow(/newSpent <= allowance.amount/)
  })

  it('behavior: the limit resets at the time that the page shows; a one-time limit never resets', async () => {
    const before = await tokenLimit()
    const { timestamp } = await client.getBlock()
    const wait = BigInt(before?.nextReset ?? 0) / 1000n - timestamp
    expect(wait).toBeGreaterThan(0n)
    expect(wait).toBeLessThanOrEqual(DAY_S)
    await pass(wait - 5n)
    expect(await tokenLimit()).toMatchObject({ spent: 200_000_000n })
    await expect(spend(1n)).rejects.toThrow(/newSpent <= allowance.amount/)
    await pass(5n)
    expect(await tokenLimit()).toMatchObject({ spent: 0n, nextReset: (before?.nextReset ?? 0) + 86_400_000 })
    await spend(parseUnits('200', 6))
    await pass(40n * DAY_S)
    await expect(spend(1n, null)).rejects.toThrow(/newSpent <= allowance.amount/)
  })

  it('behavior: the largest number of 96 bits is a limit like any other', async () => {
    await setLimit({ delegate: erin, amount: 2n ** 96n - 1n })
    const { limits } = await read()
    expect(limits.find(({ delegate, token }) => delegate === erin && token !== null)?.amount).toBe(2n ** 96n - 1n)
    await spend(1n, contracts.testUsd, erin)
  })

  it('behavior: a removed limit cannot be spent', async () => {
    const { module } = await read()
    const calls = callsToRemove({ delegate: dana, token: contracts.testUsd }, module?.address ?? ZERO_ADDRESS)
    expect(await execute(calls)).toBe(1)
    expect((await read()).limits.filter(({ delegate, token }) => delegate === dana && token !== null)).toEqual([])
    await expect(spend(1n)).rejects.toThrow(/newSpent <= allowance.amount/)
  })

  it('behavior: more beneficiaries than one page are all read', async () => {
    const many = Array.from({ length: 103 }, (_, index): Address => `0x${(index + 1).toString(16).padStart(40, 'a')}`)
    const { module } = await read()
    if (!module) throw new Error('no module on the chain')
    const limit = { token: null, amount: 1n, resetMinutes: 10_080, startsAgain: false }
    // As many as fit the gas of one transaction.
    for (let start = 0; start < many.length; start += 26)
      await execute(
        many.slice(start, start + 26).flatMap((delegate) => callsToSet({ delegate, ...limit }, module, safe)),
      )
    const { limits } = await read()
    expect(limits.filter(({ amount, token }) => amount === 1n && token === null)).toHaveLength(103)
  })

  it('error: a chain without the module is reported; a chain that does not answer is not an empty list', async () => {
    const { module } = await read()
    const address = module?.address ?? ZERO_ADDRESS
    const code = (await client.getCode({ address })) ?? '0x'
    await client.setCode({ address, bytecode: '0x' })
    expect(await read()).toMatchObject({ module: null, limits: [] })
    await client.setCode({ address, bytecode: code })
    const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: 'http://127.0.0.1:9' }
    await expect(
      readSpendingLimits({ ...stage.chain, chainId: '9', rpcUri: rpc, publicRpcUri: rpc }, safe),
    ).rejects.toThrow(/No node of/)
  })
})
