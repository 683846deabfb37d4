import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, deploySafe, executeSafeTransaction } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, buildTransaction, setGuard, setModuleGuard } from '@countersign/safe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryGuardRemoval } from '../src/powers/tryGuardRemoval.ts'
import { CLOSED_GUARD, OPEN_GUARD, REMOVAL_GUARD, SILENT_GUARD } from '../testing/bytecode.ts'
import { CHAIN_ID, startScene, without, type Scene } from '../testing/startScene.ts'

const chainId = BigInt(CHAIN_ID)
const owners = demoOwners.slice(0, 3).map(({ address }) => address)
let scene: Scene
let salt = 100n
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

const deploy = async (version: string): Promise<Address> =>
  checksumAddress((await deploySafe(scene.rpc.url, { owners, threshold: 2, version, saltNonce: salt++ })).address)

/** Deploys bytecode directly, without a compiler. */
async function place(bytecode: Hex): Promise<Address> {
  const address = checksumAddress(`0x${(0xa7800n + salt++).toString(16).padStart(40, '0')}`)
  await scene.client.setCode({ address, bytecode })
  return address
}

type Kind = 'guard' | 'moduleGuard'
const callOf = (safe: Address, guard: Address | null, kind: Kind) =>
  kind === 'guard' ? setGuard(safe, guard) : setModuleGuard(safe, guard)

async function attempt(version: string, bytecode: Hex, kind: Kind = 'guard', rpc = scene.rpc) {
  const safe = await deploy(version)
  const guard = await place(bytecode)
  const transaction = buildTransaction({ ...callOf(safe, guard, kind), nonce: 0n })
  const block = await scene.client.getBlockNumber()
  return {
    safe,
    guard,
    trial: await tryGuardRemoval({ chainId, safe, transaction, nonce: 0n, block, kind }, rpc),
  }
}

/** The behaviour of the real contracts: whether the guard was set, and whether it could be removed again. */
async function really(safe: Address, guard: Address, kind: Kind = 'guard'): Promise<readonly [boolean, boolean]> {
  const run = (to: Address | null) =>
    executeSafeTransaction(scene.rpc.url, { safe, signers: demoOwners.slice(0, 2), ...callOf(safe, to, kind) }).then(
      ({ success }) => success,
      () => false,
    )
  const isSet = await run(guard)
  return [isSet, await run(null)]
}

describe.each(['1.3.0', '1.4.1', '1.5.0'])('a guard of an account of %s', (version) => {
  test('behavior: a guard that allows everything can be removed again', async () => {
    const { safe, guard, trial } = await attempt(version, OPEN_GUARD)
    expect(trial).toMatchObject({ kind: 'passes' })
    expect(await really(safe, guard)).toEqual([true, true])
  })

  test('security: a guard that refuses every transaction is detected before it is set', async () => {
    const { safe, guard, trial } = await attempt(version, CLOSED_GUARD)
    expect(trial).toMatchObject({ kind: 'refused' })
    expect(await really(safe, guard)).toEqual([true, false])
  })

  test('security: a guard that refuses only its own removal is detected, by the node and by the in-page EVM', async () => {
    const { safe, guard, trial } = await attempt(version, REMOVAL_GUARD)
    expect(trial).toMatchObject({ kind: 'refused' })
    const own = await attempt(version, REMOVAL_GUARD, 'guard', without(scene.rpc, ['eth_simulateV1']))
    expect(own.trial).toMatchObject({ kind: 'refused' })
    expect(await really(safe, guard)).toEqual([true, false])
  })

  test('security: a guard that does not support ERC-165 is refused from 1.4.1 on; 1.3.0 sets it', async () => {
    const { safe, guard, trial } = await attempt(version, SILENT_GUARD)
    const isAsked = version !== '1.3.0'
    expect(trial).toMatchObject({ kind: isAsked ? 'change-fails' : 'passes' })
    expect(await really(safe, guard)).toEqual([!isAsked, true])
  })

  test('security: an address without code locks an account of 1.3.0, and is refused by later versions', async () => {
    const { safe, guard, trial } = await attempt(version, '0x')
    const isAsked = version !== '1.3.0'
    expect(trial).toMatchObject({ kind: isAsked ? 'change-fails' : 'refused' })
    expect(await really(safe, guard)).toEqual([!isAsked, isAsked])
  })
})

test('behavior: a guard among other calls of a batch, and a guard that replaces another', async () => {
  const safe = await deploy('1.4.1')
  const [open, closed] = [await place(OPEN_GUARD), await place(REMOVAL_GUARD)]
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
  const calls = [setGuard(safe, open), setGuard(safe, closed)]
  const batch = (list: typeof calls) => buildBatch({ calls: list, nonce: 5n, multiSend })
  const block = await scene.client.getBlockNumber()
  const attemptBatch = (list: typeof calls) =>
    tryGuardRemoval({ chainId, safe, transaction: batch(list), nonce: 0n, block, kind: 'guard' }, scene.rpc)
  expect(await attemptBatch(calls)).toMatchObject({ kind: 'refused' })
  expect(await attemptBatch(calls.toReversed())).toMatchObject({ kind: 'passes' })
})

describe('a guard for modules', () => {
  test('behavior: it does not see transactions of the owners, so it can be removed whatever it refuses', async () => {
    const { safe, guard, trial } = await attempt('1.5.0', CLOSED_GUARD, 'moduleGuard')
    expect(trial).toMatchObject({ kind: 'passes' })
    expect(await really(safe, guard, 'moduleGuard')).toEqual([true, true])
  })

  test('error: 1.5.0 refuses a module guard that does not support ERC-165', async () => {
    const { safe, guard, trial } = await attempt('1.5.0', SILENT_GUARD, 'moduleGuard')
    expect(trial).toMatchObject({ kind: 'change-fails' })
    expect((await really(safe, guard, 'moduleGuard'))[0]).toBe(false)
  })
})
