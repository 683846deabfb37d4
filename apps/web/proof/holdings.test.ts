import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, deployTestContracts, devClient, fund } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, buildTransaction, encodeErc20Transfer, type SafeTransactionData } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, numberToHex, pad, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { runSimulation } from '../src/parts/simulation/runSimulation.ts'
import { setStage, type Stage } from './testStage.ts'

/** Takes tokens from its caller, who approved it before: `(address token, uint256 amount)` behind any selector. */
const TAKER: Hex = '0x6323b872dd60e01b5f5233600452306024526024356044525f5f60645f5f6004355af15000'
const taker = checksumAddress(pad(numberToHex(0xc0de77), { size: 20 }))
const payee = demoOwners[2]?.address ?? ZERO_ADDRESS
let stage: Stage
let safe: Address
let usd: Address

beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
  usd = (await deployTestContracts(stage.devchain.rpcUrl)).testUsd
  await fund(stage.devchain.rpcUrl, safe, { tokens: [{ token: usd, amount: 1_000_000_000n }] })
  const client = devClient(stage.devchain.rpcUrl)
  await client.setCode({ address: taker, bytecode: TAKER })
  await client.mine({ blocks: 1 })
})
afterAll(() => stage.devchain.stop())

async function findingsOf(transaction: SafeTransactionData) {
  const { checks } = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  return checks.filter(({ id }) => id === 'holdings')
}

const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
const batchOf = (...calls: readonly { readonly to: Address; readonly data: Hex }[]) =>
  buildBatch({ calls: calls.map((call) => ({ ...call, value: 0n, operation: 0 })), nonce: 0n, multiSend })

test('error: the remaining balance of coin and tokens is read from the chain, for a single call and a batch', async () => {
  const pay = (value: bigint) => buildTransaction({ to: payee, value, nonce: 0n })
  expect(await findingsOf(pay(parseEther('4.7')))).toMatchObject([{ verdict: 'verified' }])
  expect(await findingsOf(pay(parseEther('4.8')))).toMatchObject([
    { verdict: 'caution', reason: expect.stringContaining('has 5.00 ETH before, and 0.20 ETH after') },
  ])
  const half = { to: usd, data: encodeErc20Transfer(payee, 490_000_000n) }
  expect(await findingsOf(batchOf(half))).toMatchObject([{ verdict: 'verified' }])
  expect(await findingsOf(batchOf(half, half))).toMatchObject([
    {
      verdict: 'caution',
      reason: expect.stringContaining(`has 1,000.00 TUSD of ${usd} before, and 20.00 TUSD after`),
    },
  ])
})

test('error: tokens that a contract takes are found in the simulation', async () => {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [taker, 980_000_000n] })
  const taking = (amount: bigint) =>
    batchOf(
      { to: usd, data: approve },
      {
        to: taker,
        data: encodeFunctionData({
          abi: parseAbi(['function take(address token, uint256 amount)']),
          functionName: 'take',
          args: [usd, amount],
        }),
      },
    )
  const effectsOf = async (transaction: SafeTransactionData) => {
    const input = { chain: stage.chain, safe, transaction, sender: null, knownAddresses: [] }
    const { result, checks } = await runSimulation({
      ...input,
      unitOf: (token) => (token === null ? null : { symbol: 'TUSD', decimals: 6 }),
    })
    expect(result.success).toBe(true)
    return checks.filter(({ field }) => field === 'holdings')
  }
  expect(await findingsOf(taking(980_000_000n))).toMatchObject([{ verdict: 'verified' }])
  expect(await effectsOf(taking(980_000_000n))).toMatchObject([
    {
      verdict: 'caution',
      reason: expect.stringContaining('which holds 1,000.00 TUSD before and 20.00 TUSD after'),
    },
  ])
  expect(await effectsOf(taking(500_000_000n))).toEqual([])
  // Payments that the calls name are compared without a simulation, and reported once.
  expect(await effectsOf(batchOf({ to: usd, data: encodeErc20Transfer(payee, 990_000_000n) }))).toEqual([])
})
