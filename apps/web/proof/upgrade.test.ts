import { deployLegacySafeContracts } from '@countersign/devchain'
import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, type SafeTransactionData } from '@countersign/safe'
import { createTestClient, http, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { readUpgrades } from '../src/parts/contracts/readUpgrades.ts'
import { runSimulation } from '../src/parts/simulation/runSimulation.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  await deployLegacySafeContracts(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

const FALSE_CODE: Hex = '0x600160005260206000f3'
const at = (version: string, name: SafeContractName): Address => {
  const deployment = findSafeDeployment(version, name)
  if (!deployment) throw new Error(`There is no ${name} ${version}.`)
  return deployment.address
}

const chainAt = () => createTestClient({ mode: 'anvil', transport: http(stage.devchain.rpcUrl) })

/** Replaces the code at an address during a read. */
async function withCode<Value>(address: Address, run: () => Promise<Value>): Promise<Value> {
  const genuine = (await stage.client.getCode({ address })) ?? '0x'
  await chainAt().setCode({ address, bytecode: FALSE_CODE })
  await chainAt().mine({ blocks: 1 })
  try {
    return await run()
  } finally {
    await chainAt().setCode({ address, bytecode: genuine })
    await chainAt().mine({ blocks: 1 })
  }
}

const upgradesOf = async (safe: Address) => {
  const state = await readChainState(stage.chain, safe)
  return readUpgrades(stage.chain, safe, state, state.nonce)
}

async function draftOf(safe: Address, target = '1.4.1'): Promise<SafeTransactionData> {
  const answer = (await upgradesOf(safe)).find((one) => one.target === target)?.answer
  if (answer?.kind !== 'plan') throw new Error(answer?.refusal.reason ?? 'no such target')
  return buildTransaction({ ...answer.plan.call, nonce: 0n })
}

const checksOf = async (safe: Address, transaction: SafeTransactionData) =>
  (
    await readReview({
      chain: stage.chain,
      safe,
      transaction,
      details: null,
      service: stage.serviceState(safe),
      queuedNonces: Promise.resolve([]),
      askedHash: null,
      sender: null,
    })
  ).checks
const dangersOf = async (safe: Address, transaction: SafeTransactionData) =>
  (await checksOf(safe, transaction)).filter(({ verdict }) => verdict === 'danger')

describe('the upgrade of a real account, as the page plans, reviews and simulates it', () => {
  it.each(['1.1.1', '1.3.0', '1.4.1'])(
    'behavior: an account of %s has no danger, and the simulation nothing unexpected',
    async (version) => {
      const safe = await stage.deploy(version, 2)
      const transaction = await draftOf(safe, '1.5.0')
      expect(await dangersOf(safe, transaction)).toEqual([])
      expect(await checksOf(safe, transaction)).toContainEqual(
        expect.objectContaining({ id: 'settings', verdict: 'caution', title: 'This replaces the code of the account' }),
      )
      const { checks, unexpected } = await runSimulation({
        chain: stage.chain,
        safe,
        transaction,
        sender: null,
        knownAddresses: [],
      })
      expect(checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
      expect([...unexpected.values()].flatMap((slots) => [...slots])).toEqual([])
    },
  )

  it('security: other code at the migration contract is refused with both hashes, and blocks a draft made before', async () => {
    const safe = await stage.deploy('1.3.0', 2)
    const transaction = await draftOf(safe)
    const migration = at('1.4.1', 'SafeMigration')
    await withCode(migration, async () => {
      const [older, newer] = await upgradesOf(safe)
      expect(older?.answer).toMatchObject({
        kind: 'refused',
        refusal: { code: 'other-code', reason: expect.stringContaining(keccak256(FALSE_CODE)) },
      })
      expect(JSON.stringify(older)).toContain(findSafeDeployment('1.4.1', 'SafeMigration')?.codeHash)
      expect(newer?.answer.kind).toBe('plan')
      expect(await dangersOf(safe, transaction)).toContainEqual(
        expect.objectContaining({ title: 'The code of SafeMigration 1.4.1 is not the published one' }),
      )
    })
  })

  it('security: other code where the new contract should be is refused, and blocks a draft made before', async () => {
    const safe = await stage.deploy('1.3.0', 2)
    const transaction = await draftOf(safe)
    await withCode(at('1.4.1', 'SafeL2'), async () => {
      expect((await upgradesOf(safe))[0]?.answer).toMatchObject({ refusal: { code: 'other-code' } })
      expect(await dangersOf(safe, transaction)).toContainEqual(
        expect.objectContaining({ title: 'This replaces the account’s code' }),
      )
    })
  })

  it('security: an account that runs unknown code is reported, even when the code behaves like a published one', async () => {
    const safe = await stage.deploy('1.3.0', 2)
    const copy: Address = '0x00000000000000000000000000000000000C0DE1'
    const code = (await stage.client.getCode({ address: at('1.3.0', 'Safe') })) ?? '0x'
    await chainAt().setCode({ address: copy, bytecode: code })
    await chainAt().setStorageAt({
      address: safe,
      index: 0,
      value: `0x${copy.slice(2).toLowerCase().padStart(64, '0')}`,
    })
    await chainAt().mine({ blocks: 1 })
    for (const { answer } of await upgradesOf(safe))
      expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-code' } })
  })

  it('error: on a local chain 1.0.0 has another build than the published one, and both hashes are named', async () => {
    const safe = await stage.deploy('1.0.0', 2)
    for (const { answer } of await upgradesOf(safe))
      expect(answer).toMatchObject({
        refusal: { code: 'other-code', reason: expect.stringContaining('Safe 1.0.0 at ') },
      })
  })
})
