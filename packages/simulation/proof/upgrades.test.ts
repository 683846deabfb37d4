import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import { spareKeys } from '@countersign/devchain'
import { type Address, type Hex, SENTINEL_ADDRESS } from '@countersign/primitives'
import { buildTransaction, type SafeTransactionData } from '@countersign/safe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declareEffects } from '../src/judge/declareEffects.ts'
import { judgeEffects } from '../src/judge/judgeEffects.ts'
import { unexpectedSlots } from '../src/judge/unexpectedSlots.ts'
import type { EngineName } from '../src/values/SimulationResult.ts'
import { moduleSlot, ownerSlot, SAFE_SLOT } from '../src/values/safeSlots.ts'
import { simulate } from '../src/run/simulate.ts'
import { addressWord } from '../testing/bytecode.ts'
import { CHAIN_ID, startScene, type Scene } from '../testing/startScene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

const thief = spareKeys[3].address
const at = (version: string, name: SafeContractName): Address => {
  const deployment = findSafeDeployment(version, name)
  if (!deployment) throw new Error(`There is no ${name} ${version}.`)
  return deployment.address
}
const migrate = (data: Hex, version = '1.5.0', nonce = 0n): SafeTransactionData =>
  buildTransaction({ to: at(version, 'SafeMigration'), operation: 1, data, nonce })
/** migrateL2Singleton(), migrateL2WithFallbackHandler() */
const KEEPS_HANDLER: Hex = '0x07f464a4'
const SETS_HANDLER: Hex = '0x68cb3d94'

async function judge(transaction: SafeTransactionData, engine: EngineName, safe: Address) {
  const result = await simulate({ chainId: BigInt(CHAIN_ID), safe, transaction }, scene.rpc, { engines: [engine] })
  const declared = declareEffects(safe, transaction)
  const verdicts = judgeEffects(result, declared)
  const own = result.writes.known ? result.writes.value.find(({ role }) => role === 'self') : undefined
  return {
    dangers: verdicts
      .filter(({ verdict }) => verdict === 'danger')
      .map(({ title, reason }) => `${title}: ${reason}`)
      .join('\n'),
    verdicts,
    slots: (own?.writes ?? []).map(({ label }) => label).toSorted(),
    unexpected: own ? [...unexpectedSlots(own, declared)] : [],
  }
}

/** Code that writes fixed values into fixed slots, whatever method is called. */
const writing = (...values: readonly (readonly [slot: Hex, value: Hex])[]): Hex =>
  `0x${values.map(([slot, value]) => `7f${value.slice(2)}7f${slot.slice(2)}55`).join('')}00`

/** Replaces the code at the address of the published migration during the test. */
async function withCode<Value>(address: Address, bytecode: Hex, run: () => Promise<Value>): Promise<Value> {
  const genuine = (await scene.client.getCode({ address })) ?? '0x'
  await scene.client.setCode({ address, bytecode })
  await scene.client.mine({ blocks: 1 })
  try {
    return await run()
  } finally {
    await scene.client.setCode({ address, bytecode: genuine })
    await scene.client.mine({ blocks: 1 })
  }
}

describe.each(['eth_simulateV1', 'in-page EVM'] as const)('by %s', (engine) => {
  test('behavior: a published migration sets the code and, if its method says so, the handler; nothing is a danger', async () => {
    for (const [safe, version, data, slots] of [
      [scene.safe, '1.5.0', KEEPS_HANDLER, ['master copy (slot 0)', 'nonce']],
      [scene.safe, '1.5.0', SETS_HANDLER, ['fallback handler', 'master copy (slot 0)', 'nonce']],
      [scene.safe130, '1.4.1', SETS_HANDLER, ['fallback handler', 'master copy (slot 0)', 'nonce']],
    ] as const) {
      const found = await judge(migrate(data, version), engine, safe)
      expect(found.dangers).toBe('')
      expect(found.slots).toEqual(slots)
      expect(found.unexpected).toEqual([])
      expect(found.verdicts.find(({ field }) => field === 'settings')).toMatchObject({
        verdict: 'verified',
        title: 'Settings change as the transaction says',
      })
    }
  })

  test('behavior: an account of 1.1.1 that replaces its own code is not a danger, and unchanged code is reported', async () => {
    const change = (singleton: Address) =>
      buildTransaction({
        to: scene.safe111,
        data: `0x7de7edef${addressWord(singleton).slice(2)}`,
        nonce: 0n,
        safeTxGas: 100_000n,
      })
    const found = await judge(change(at('1.4.1', 'Safe')), engine, scene.safe111)
    expect(found.dangers).toBe('')
    expect(found.slots).toContain('master copy (slot 0)')
    const same = await judge(change(at('1.1.1', 'Safe')), engine, scene.safe111)
    expect(same.verdicts).toContainEqual(expect.objectContaining({ title: 'The code is not replaced' }))
  })

  const CODE = [SAFE_SLOT.singleton, addressWord(at('1.5.0', 'SafeL2'))] as const
  test.each<[string, readonly (readonly [Hex, Hex])[], string]>([
    ['sets other code', [[SAFE_SLOT.singleton, addressWord(thief)]], 'Replaces the account’s code'],
    [
      'sets other published code than its method names',
      [[SAFE_SLOT.singleton, addressWord(at('1.3.0', 'Safe'))]],
      'Replaces the account’s code',
    ],
    [
      'sets published code that is not an account’s',
      [[SAFE_SLOT.singleton, addressWord(at('1.4.1', 'MultiSend'))]],
      'Replaces the account’s code',
    ],
    [
      'also adds an owner',
      [CODE, [ownerSlot(SENTINEL_ADDRESS), addressWord(thief)], [ownerSlot(thief), addressWord(SENTINEL_ADDRESS)]],
      'Adds an owner without saying so',
    ],
    ['also lowers the threshold', [CODE, [SAFE_SLOT.threshold, addressWord(SENTINEL_ADDRESS)]], 'from 2 to 1'],
    [
      'also enables a module',
      [CODE, [moduleSlot(thief), addressWord(SENTINEL_ADDRESS)], [moduleSlot(SENTINEL_ADDRESS), addressWord(thief)]],
      'Enables a module without saying so',
    ],
    ['also sets a guard', [CODE, [SAFE_SLOT.guard, addressWord(thief)]], 'Changes the guard without saying so'],
    [
      'sets another handler than it names',
      [CODE, [SAFE_SLOT.fallbackHandler, addressWord(thief)]],
      'Changes the fallback handler without saying so',
    ],
    [
      'sets a handler although its method keeps the handler',
      [CODE, [SAFE_SLOT.fallbackHandler, addressWord(at('1.5.0', 'CompatibilityFallbackHandler'))]],
      'Changes the fallback handler without saying so',
    ],
    ['writes a slot that no account uses', [CODE, [`0x${'0'.repeat(63)}6`, addressWord(thief)]], 'which no Safe uses'],
    ['resets the nonce', [CODE, [SAFE_SLOT.nonce, `0x${'0'.repeat(64)}`]], 'The nonce'],
  ])('security: a false migration that %s is a danger', async (_, values, words) => {
    const found = await withCode(at('1.5.0', 'SafeMigration'), writing(...values), () =>
      judge(migrate(KEEPS_HANDLER), engine, scene.safe),
    )
    expect(found.dangers).toContain(words)
    // A nonce that is reset to its old value is not a write.
    if (words !== 'The nonce') expect(found.unexpected).not.toEqual([])
  })
})
