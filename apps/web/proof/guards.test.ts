import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, devClient, executeSafeTransaction, type DevClient } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import {
  buildBatch,
  buildTransaction,
  disableModule,
  enableModule,
  planModuleRemoval,
  setGuard,
  setModuleGuard,
  type MultiSendCall,
} from '@countersign/safe'
import { blockingChecks, type GuardKind } from '@countersign/safe/checks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { replanRemoval } from '../src/parts/contracts/replanRemoval.ts'
import { setStage, type Stage } from './testStage.ts'

/** Refuses only `setGuard` of the zero address, and returns 1 for everything else. */
const REMOVAL_GUARD: Hex = '0x604435602401803560e01c63e19a9dd9149060040135151660235760015f5260205ff35b5f5ffd'
/** Reverts on every call except ERC-165. */
const CLOSED_GUARD: Hex = '0x366101001060105760015f5260205ff35b5f5ffd'
/** Accepts everything, and returns 0 for ERC-165. */
const SILENT_GUARD: Hex = '0x5f5f5260205ff3'
/** Accepts everything, and returns 1 for exactly one interface of ERC-165. */
const honestGuard = (interfaceId: string): Hex =>
  `0x3660241415601a5760043560e01c63${interfaceId}145f5260205ff35b60015f5260205ff3`

let stage: Stage
let client: DevClient
let places = 0xb7000
beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

async function place(bytecode: Hex): Promise<Address> {
  const address = checksumAddress(`0x${(places++).toString(16).padStart(40, '0')}`)
  await client.setCode({ address, bytecode })
  return address
}

const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
const review = async (safe: Address, calls: readonly MultiSendCall[], nonce = 0n) => {
  const [only] = calls
  const transaction =
    only !== undefined && calls.length === 1
      ? buildTransaction({ ...only, nonce })
      : buildBatch({ calls, nonce, multiSend })
  return readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: demoOwners[0].address,
  })
}
const found = async (id: string, ...input: Parameters<typeof review>) =>
  (await review(...input)).checks.filter((check) => check.id === id)

const run = async (safe: Address, call: MultiSendCall): Promise<void> => {
  const { success } = await executeSafeTransaction(stage.devchain.rpcUrl, {
    safe,
    signers: demoOwners.slice(0, 2),
    ...call,
  })
  expect(success).toBe(true)
}

describe.each(['1.3.0', '1.4.1', '1.5.0'])('a guard for an account of %s', (version) => {
  it.each([
    ['refuses its own removal alone', REMOVAL_GUARD],
    ['refuses every transaction', CLOSED_GUARD],
  ])('security: a guard that %s is a danger before it is set', async (_, code) => {
    const safe = await stage.deploy(version, 2)
    const guard = await place(code)
    const { checks } = await review(safe, [setGuard(safe, guard)])
    const [danger] = checks.filter(({ id }) => id === 'lock-out')
    expect(danger).toMatchObject({
      verdict: 'danger',
      title: 'The guard could not be removed again',
      reason: expect.stringContaining(guard),
    })
    expect(blockingChecks(checks, [])).toContain(danger)
  })

  it('security: the same inside a batch, unless a later call removes it', async () => {
    const safe = await stage.deploy(version, 2)
    const calls = [setGuard(safe, await place(REMOVAL_GUARD)), enableModule(safe, await place('0x00'))]
    expect(await found('lock-out', safe, calls)).toMatchObject([{ verdict: 'danger' }])
    expect(await found('lock-out', safe, [...calls, setGuard(safe, null)])).toEqual([])
  })

  it('behavior: a removable guard is simulated, and stays a danger while its code is unknown', async () => {
    const safe = await stage.deploy(version, 2)
    const guard = await place(honestGuard('e6d7a83a'))
    const { checks } = await review(safe, [setGuard(safe, guard)])
    expect(checks.filter(({ id }) => id === 'lock-out')).toMatchObject([
      { verdict: 'verified', title: 'The guard can be removed again' },
    ])
    expect(checks.filter(({ id }) => id === 'settings')).toMatchObject([
      { verdict: 'danger', title: 'This sets an unknown guard' },
    ])
    // The contracts confirm the simulation.
    await run(safe, setGuard(safe, guard))
    expect(await readChainState(stage.chain, safe)).toMatchObject({ guard })
    await run(safe, setGuard(safe, null))
    expect(await readChainState(stage.chain, safe)).toMatchObject({ guard: null })
  })

  it('error: a guard without ERC-165 is reported when the account checks it', async () => {
    const safe = await stage.deploy(version, 2)
    const [check] = await found('lock-out', safe, [setGuard(safe, await place(SILENT_GUARD))])
    expect(check).toMatchObject(
      version === '1.3.0'
        ? { verdict: 'verified', title: 'The guard can be removed again' }
        : { verdict: 'caution', title: 'The account refuses this guard' },
    )
  })

  it('security: an address without code would lock an account that does not check it', async () => {
    const safe = await stage.deploy(version, 2)
    const [check] = await found('lock-out', safe, [setGuard(safe, '0x00000000000000000000000000000000000c0de5')])
    expect(check).toMatchObject(version === '1.3.0' ? { verdict: 'danger' } : { verdict: 'caution' })
  })
})

describe('a guard for modules', () => {
  it('behavior: a guard for modules can always be removed, because it does not see transactions of the owners', async () => {
    const safe = await stage.deploy('1.5.0', 2)
    const guard = await place(honestGuard('58401ed8'))
    expect(await found('lock-out', safe, [setModuleGuard(safe, guard)])).toMatchObject([{ verdict: 'verified' }])
    await run(safe, setModuleGuard(safe, guard))
    expect(await readChainState(stage.chain, safe)).toMatchObject({ moduleGuard: guard })
    const silent = await place(SILENT_GUARD)
    expect(await found('lock-out', safe, [setModuleGuard(safe, silent)], 1n)).toMatchObject([
      { verdict: 'caution', title: 'The account refuses this guard for modules' },
    ])
  })

  it.each(['1.3.0', '1.4.1'])(
    'error: an account of %s has no guard for modules, and the check says so',
    async (version) => {
      const safe = await stage.deploy(version, 2)
      expect(await found('lock-out', safe, [setModuleGuard(safe, await place(CLOSED_GUARD))])).toMatchObject([
        { verdict: 'caution', title: 'This account has no guard for modules' },
      ])
    },
  )
})

it('security: a simulation that could not run is not checked', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const guard = await place(REMOVAL_GUARD)
  const { checks } = await review(safe, [setGuard(safe, guard)], 0n)
  expect(checks.some(({ id, verdict }) => id === 'lock-out' && verdict === 'danger')).toBe(true)
  const { readGuard } = await import('../src/parts/contracts/readGuard.ts')
  const dead = { authentication: 'NO_AUTHENTICATION' as const, value: 'http://127.0.0.1:9' }
  const kind: GuardKind = 'guard'
  const { trial } = await readGuard({
    chain: { ...stage.chain, chainId: '9', rpcUri: dead, publicRpcUri: dead },
    safe,
    nonce: 0n,
    block: 1n,
    kind,
    guard,
    transaction: buildTransaction({ ...setGuard(safe, guard), nonce: 0n }),
  })
  expect(trial.ok).toBe(false)
})

describe('the removal of a module', () => {
  it('security: a removal built for another list is a danger before it is signed, and the contract refuses it', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const [first, second, third] = [await place('0x00'), await place('0x00'), await place('0x00')]
    for (const module of [first, second]) await run(safe, enableModule(safe, module))
    const { modules } = await readChainState(stage.chain, safe)
    expect(modules).toEqual([second, first])
    const built = planModuleRemoval(safe, modules, [second])
    expect(await found('module-list', safe, built, 2n)).toEqual([])

    await run(safe, enableModule(safe, third))
    const stale = await found('module-list', safe, built, 3n)
    expect(stale).toMatchObject([
      { verdict: 'danger', title: 'The module would not be removed', reason: expect.stringContaining(third) },
    ])
    // After other calls it may still meet the list for which it was built.
    expect(await found('module-list', safe, built, 4n)).toMatchObject([{ verdict: 'caution' }])
    await expect(run(safe, built[0] ?? disableModule(safe, SENTINEL_ADDRESS, second))).rejects.toThrow()

    const rebuilt = planModuleRemoval(safe, (await readChainState(stage.chain, safe)).modules, [second, first])
    expect(await found('module-list', safe, rebuilt, 3n)).toEqual([])
    // A draft of the form is planned again instead, unless one of its modules is already removed.
    const now = await readChainState(stage.chain, safe)
    const [only = disableModule(safe, SENTINEL_ADDRESS, second)] = built
    const draft = {
      chainId: stage.chain.chainId,
      safe,
      transaction: buildTransaction({ ...only, nonce: 3n }),
      note: '',
      source: 'setup' as const,
      removedModules: [second],
    }
    const next = await replanRemoval(draft, stage.chain, now)
    expect(next?.transaction).toMatchObject(planModuleRemoval(safe, now.modules, [second])[0] ?? {})
    expect(next && (await replanRemoval(next, stage.chain, now))).toBeNull()
    await expect(replanRemoval(draft, stage.chain, { ...now, modules: [first] })).rejects.toThrow('is not a module of')

    const gone = planModuleRemoval(safe, [first], [first])
    expect(await found('module-list', safe, [...rebuilt, ...gone], 3n)).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining('is not among the modules') },
    ])
  })
})
