import { safeAbi } from '@countersign/chains'
import { deploySafe, fund, demoOwners, spareKeys } from '@countersign/devchain'
import { type Address, checksumAddress } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer, type SafeTransactionData } from '@countersign/safe'
import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EngineName } from '../src/values/SimulationResult.ts'
import { simulate } from '../src/run/simulate.ts'
import { CHAIN_ID, startScene, type Scene } from '../testing/startScene.ts'

const chainId = BigInt(CHAIN_ID)
const owners = demoOwners.slice(0, 3).map(({ address }) => address)
const [recipient, other] = [spareKeys[0].address, spareKeys[1].address]
let scene: Scene
let safe: Address
beforeAll(async () => {
  scene = await startScene()
  safe = checksumAddress((await deploySafe(scene.rpc.url, { owners, threshold: 2, saltNonce: 77n })).address)
  await fund(scene.rpc.url, safe, { native: parseEther('1') })
})
afterAll(() => scene.stop())

const pay = (nonce: bigint, value: bigint, to = recipient) => buildTransaction({ to, value, nonce })
type Step = { transaction: SafeTransactionData; signers?: readonly Address[] }
const last = (steps: readonly Step[], engines?: readonly EngineName[]) => {
  const { transaction, signers } = steps.at(-1) ?? { transaction: pay(0n, 0n) }
  return simulate(
    { chainId, safe, transaction, before: steps.slice(0, -1), ...(signers ? { signers } : {}) },
    scene.rpc,
    engines ? { engines } : {},
  )
}

test('behavior: funds that an earlier transaction spends are gone, and both engines that support sequences agree', async () => {
  const steps = [{ transaction: pay(0n, parseEther('0.7')) }, { transaction: pay(1n, parseEther('0.7'), other) }]
  for (const engines of [undefined, ['eth_simulateV1'], ['in-page EVM']] as const) {
    expect(await last(steps, engines)).toMatchObject({ success: false })
    expect(await last([...steps.slice(0, 1), { transaction: pay(1n, parseEther('0.2')) }], engines)).toMatchObject({
      success: true,
      innerSuccess: true,
      deltas: [{ amount: -parseEther('0.2') }, { amount: parseEther('0.2') }],
    })
  }
  // Alone, each transaction would succeed.
  expect(await last([{ transaction: pay(0n, parseEther('0.7'), other) }])).toMatchObject({ success: true })
})

test('behavior: the effects are those of the last transaction alone, and its storage writes are known', async () => {
  const { contracts } = scene
  await fund(scene.rpc.url, safe, { tokens: [{ token: contracts.testUsd, amount: 5n }] })
  const send = (nonce: bigint, amount: bigint) =>
    buildTransaction({ to: contracts.testUsd, data: encodeErc20Transfer(recipient, amount), nonce })
  const result = await last([2n, 3n].map((amount, index) => ({ transaction: send(BigInt(index), amount) })))
  expect(result).toMatchObject({ engine: 'in-page EVM', success: true, innerSuccess: true })
  expect(result.deltas.map(({ amount }) => amount)).toEqual([-3n, 3n])
  const [own] = result.writes.known ? result.writes.value : []
  expect(own?.writes).toMatchObject([
    { label: 'nonce', before: expect.stringMatching(/1$/), after: expect.stringMatching(/2$/) },
  ])
  expect(result.assumptions.join(' ')).toContain('Nonce 0 was run before it')
  expect(await last([0n, 1n].map((nonce) => ({ transaction: send(nonce, 3n) })))).toMatchObject({ success: false })
})

test('behavior: the gains and losses of each earlier transaction are known, also of one whose call fails', async () => {
  const { contracts } = scene
  const own = checksumAddress((await deploySafe(scene.rpc.url, { owners, threshold: 2, saltNonce: 78n })).address)
  await fund(scene.rpc.url, own, { native: 10n, tokens: [{ token: contracts.testUsd, amount: 5n }] })
  const token = { to: contracts.testUsd, data: encodeErc20Transfer(recipient, 2n) }
  const steps = [
    { transaction: buildTransaction({ ...token, nonce: 0n }) },
    // With gas of its own, a failed call uses up the number and moves nothing.
    { transaction: buildTransaction({ to: other, value: 99n, nonce: 1n, safeTxGas: 50_000n }) },
    { transaction: pay(2n, 4n) },
  ]
  const transaction = pay(3n, 6n, other)
  for (const engine of ['eth_simulateV1', 'in-page EVM'] as const) {
    const { earlier, deltas } = await simulate({ chainId, safe: own, transaction, before: steps }, scene.rpc, {
      engines: [engine],
    })
    const ofAccount = (all: typeof deltas) => all.filter(({ owner }) => owner === own).map(({ amount }) => amount)
    expect(earlier.map(({ innerSuccess }) => innerSuccess)).toEqual([true, false, true])
    expect(earlier.map((one) => ofAccount(one.deltas))).toEqual([[-2n], [], [-4n]])
    expect(ofAccount(deltas)).toEqual([-6n])
  }
})

test('error: an owner that an earlier transaction removes cannot sign the later one', async () => {
  const [first, second, third] = owners
  if (!first || !second || !third) throw new Error('fixture')
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [first, second, 2n] })
  const remove = { transaction: buildTransaction({ to: safe, nonce: 0n, data }), signers: [first, second] }
  const later = (signers: readonly Address[]) => last([remove, { transaction: pay(1n, 1n), signers }])
  expect(await later([first, second])).toMatchObject({ success: false })
  expect(await later([first, third])).toMatchObject({ success: true })
})

test('error: after a transaction that fails or is out of order, the outcome is not known', async () => {
  const steps = [{ transaction: pay(0n, parseEther('9')) }, { transaction: pay(1n, 1n) }]
  await expect(last(steps)).rejects.toThrow('Transaction 0, which runs before it, fails')
  await expect(last([{ transaction: pay(1n, 1n) }, { transaction: pay(2n, 1n) }])).rejects.toThrow(
    'A sequence must begin at',
  )
})
