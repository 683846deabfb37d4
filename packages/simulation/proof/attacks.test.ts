import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { spareKeys } from '@countersign/devchain'
import { type Address, SENTINEL_ADDRESS } from '@countersign/primitives'
import {
  approvedHashSignature,
  buildTransaction,
  encodeErc20Transfer,
  encodeExecTransaction,
  encodeMultiSend,
  packSignatures,
  type SafeTransactionData,
} from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declareEffects } from '../src/judge/declareEffects.ts'
import type { EffectVerdict } from '../src/judge/EffectVerdict.ts'
import { judgeEffects } from '../src/judge/judgeEffects.ts'
import type { EngineName } from '../src/values/SimulationResult.ts'
import { approvedHashSlot, moduleSlot, ownerSlot, SAFE_SLOT } from '../src/values/safeSlots.ts'
import { simulate } from '../src/run/simulate.ts'
import { addressWord, COLLECTOR, writeCalldata } from '../testing/bytecode.ts'
import { CHAIN_ID, places, startScene, type Scene } from '../testing/startScene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

const thief = spareKeys[3].address
const published = (name: 'MultiSend' | 'MultiSendCallOnly'): Address => {
  const deployment = findSafeDeployment('1.4.1', name)
  if (!deployment) throw new Error(`There is no ${name} 1.4.1.`)
  return deployment.address
}

async function judge(
  transaction: SafeTransactionData,
  engine: EngineName,
  safe = scene.safe,
): Promise<EffectVerdict[]> {
  const result = await simulate({ chainId: BigInt(CHAIN_ID), safe, transaction }, scene.rpc, { engines: [engine] })
  return judgeEffects(result, declareEffects(safe, transaction))
}

const dangers = (verdicts: readonly EffectVerdict[]) => verdicts.filter(({ verdict }) => verdict === 'danger')
const worded = (verdicts: readonly EffectVerdict[]) =>
  verdicts.map(({ title, reason }) => `${title}: ${reason}`).join('\n')

describe.each(['eth_simulateV1', 'in-page EVM'] as const)('by %s', (engine) => {
  test('behavior: Bybit: a “transfer” by delegatecall that replaces the master copy is blocked', async () => {
    const transaction = buildTransaction({
      to: places.fakeTransfer,
      data: encodeErc20Transfer(thief, 0n),
      operation: 1,
      nonce: 0n,
    })
    const found = dangers(await judge(transaction, engine))
    expect(worded(found)).toContain('Replaces the account’s code: In the simulation the master copy (slot 0) goes from')
    expect(worded(found)).toContain(`to ${thief}, so other code would control the account`)
    expect(worded(found)).toContain('Foreign code runs as the account')
    expect(worded(found)).toContain('A “transfer” that moves nothing')
  })

  test('behavior: WazirX: the implementation replaced behind a batch of plain transfers is blocked', async () => {
    const transaction = buildTransaction({
      to: published('MultiSend'),
      data: encodeMultiSend([
        { operation: 0, to: scene.contracts.testUsd, value: 0n, data: encodeErc20Transfer(thief, 1_000_000n) },
        { operation: 1, to: places.fakeTransfer, value: 0n, data: encodeErc20Transfer(thief, 1_000_000n) },
      ]),
      operation: 1,
      nonce: 0n,
    })
    const found = dangers(await judge(transaction, engine))
    expect(found.map(({ title }) => title)).toContain('Replaces the account’s code')
  })

  test('behavior: Radiant: an owner changed, and a contract given away, behind other methods are blocked', async () => {
    const transaction = buildTransaction({
      to: published('MultiSend'),
      data: encodeMultiSend([
        {
          operation: 0,
          to: places.ownable,
          value: 0n,
          data: writeCalldata('0x4e71d92d', [[addressWord(thief), addressWord(thief)]]),
        },
        {
          operation: 1,
          to: places.storageWriter,
          value: 0n,
          data: writeCalldata('0x4e71d92d', [
            [ownerSlot(thief), addressWord(SENTINEL_ADDRESS)],
            [SAFE_SLOT.threshold, addressWord(SENTINEL_ADDRESS)],
          ]),
        },
      ]),
      operation: 1,
      nonce: 0n,
    })
    const found = worded(dangers(await judge(transaction, engine)))
    expect(found).toContain(`Adds an owner without saying so: In the simulation ${thief} becomes an owner`)
    expect(found).toContain('the threshold goes from 2 to 1')
    expect(found).toContain(`Gives a contract away without saying so: In the simulation, of ${places.ownable}`)
    expect(found).toContain('Writes to unexpected storage: The list of owners is rewritten')
  })

  test('behavior: a module that a doubly nested batch enables is blocked, also for a nested account', async () => {
    const enable = writeCalldata('0xd0e30db0', [
      [moduleSlot(thief), addressWord(SENTINEL_ADDRESS)],
      [moduleSlot(SENTINEL_ADDRESS), addressWord(thief)],
    ])
    const batch = encodeMultiSend([{ operation: 1, to: places.storageWriter, value: 0n, data: enable }])
    const hidden = buildTransaction({
      to: published('MultiSend'),
      data: encodeMultiSend([{ operation: 1, to: published('MultiSend'), value: 0n, data: batch }]),
      operation: 1,
      nonce: 0n,
    })
    expect(worded(dangers(await judge(hidden, engine)))).toContain(
      `${thief} becomes a module, which can move all funds`,
    )

    const ofChild = buildTransaction({ to: published('MultiSend'), data: batch, operation: 1, nonce: 0n })
    const nested = buildTransaction({
      to: scene.child,
      data: encodeExecTransaction(ofChild, packSignatures([approvedHashSignature(scene.safe)])),
      nonce: 0n,
    })
    expect(worded(dangers(await judge(nested, engine)))).toContain(`of the nested account ${scene.child}`)
  })

  test('behavior: a hash approved for a later transaction, and a write to a slot that no Safe uses, are blocked', async () => {
    const hash = `0x${'c0'.repeat(32)}` as const
    const write = (slot: `0x${string}`) =>
      buildTransaction({
        to: places.storageWriter,
        data: writeCalldata('0xd0e30db0', [[slot, addressWord(SENTINEL_ADDRESS)]]),
        operation: 1,
        nonce: 0n,
      })
    const approval = worded(dangers(await judge(write(approvedHashSlot(thief, hash)), engine)))
    expect(approval).toContain('which no Safe uses, goes from 0x00')
    expect(worded(dangers(await judge(write(hash), engine)))).toContain(`Slot ${hash}, which no Safe uses`)
  })

  test('behavior: code that reads the time is a caution', async () => {
    const clock = await judge(buildTransaction({ to: places.clockReader, nonce: 0n }), engine)
    expect(clock).toContainEqual(
      expect.objectContaining({
        field: 'environment',
        verdict: 'caution',
        reason: expect.stringContaining(`${places.clockReader} reads the time`),
      }),
    )
    expect(dangers(clock)).toEqual([])
  })

  test('error: a transfer that moves nothing, or pays another address, is blocked; one that deducts a fee shows both amounts', async () => {
    const intentOf = async (to: Address) =>
      (await judge(buildTransaction({ to, data: encodeErc20Transfer(thief, 1_000n), nonce: 0n }), engine)).find(
        ({ field }) => field === 'intent',
      )
    expect(await intentOf(places.openGuard)).toMatchObject({
      verdict: 'danger',
      title: 'A “transfer” that moves nothing',
    })
    expect(await intentOf(places.divertingToken)).toMatchObject({
      verdict: 'danger',
      title: 'Another address is paid',
      reason: expect.stringMatching(
        new RegExp(`1000 base units of .* for ${thief}.*1000 base units go to ${COLLECTOR}`, 'i'),
      ),
    })
    expect(await intentOf(places.feeToken)).toMatchObject({
      verdict: 'caution',
      title: 'Less arrives than is sent',
      reason: expect.stringMatching(/1000 base units of .* 990 base units arrive, 10 base units less/),
    })
    expect(await intentOf(scene.contracts.testUsd)).toMatchObject({ verdict: 'verified' })
  })

  test('behavior: honest transactions are not blocked, and settings change as the transaction says', async () => {
    const batch = buildTransaction({
      to: published('MultiSendCallOnly'),
      data: encodeMultiSend([
        { operation: 0, to: scene.contracts.testUsd, value: 0n, data: encodeErc20Transfer(thief, 1_000_000n) },
        { operation: 0, to: thief, value: 5n, data: '0x' },
      ]),
      operation: 1,
      nonce: 0n,
    })
    expect((await judge(batch, engine)).map(({ verdict }) => verdict)).toEqual(Array(6).fill('verified'))

    // Accounts before 1.3.0 delete an on-chain approval once they have used it.
    const old = await judge(buildTransaction({ to: thief, value: 5n, nonce: 0n }), engine, scene.safe111)
    expect(old.map(({ verdict }) => verdict)).toEqual(Array(5).fill('verified'))

    const settings = buildTransaction({
      to: published('MultiSendCallOnly'),
      data: encodeMultiSend([
        {
          operation: 0,
          to: scene.safe,
          value: 0n,
          data: encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [thief, 3n] }),
        },
        {
          operation: 0,
          to: scene.safe,
          value: 0n,
          data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [scene.contracts.demoModule] }),
        },
      ]),
      operation: 1,
      nonce: 0n,
    })
    const verdicts = await judge(settings, engine)
    expect(dangers(verdicts)).toEqual([])
    expect(verdicts).toContainEqual(
      expect.objectContaining({
        field: 'settings',
        verdict: 'verified',
        reason: expect.stringContaining('the threshold goes from 2 to 3'),
      }),
    )
  })

  test('error: a failing execution verifies nothing, and a failing inner call is reported', async () => {
    const data = encodeErc20Transfer(thief, 10n ** 15n)
    const fails = await judge(buildTransaction({ to: scene.contracts.testUsd, data, nonce: 0n }), engine)
    expect(fails[0]).toMatchObject({
      verdict: 'caution',
      title: 'The execution would fail',
      reason: expect.stringContaining('TestToken: balance too low'),
    })
    expect(fails.filter(({ verdict }) => verdict === 'verified')).toEqual([])
    const inside = await judge(
      buildTransaction({ to: scene.contracts.testUsd, data, nonce: 0n, safeTxGas: 100_000n }),
      engine,
    )
    expect(inside[0]).toMatchObject({
      verdict: 'caution',
      title: 'The inner call would fail',
      reason: expect.stringContaining('nonce 0 is used up'),
    })
  })
})
