import { findSafeDeployment } from '@countersign/chains'
import { demoOwners, devClient, executeSafeTransaction, type DevClient } from '@countersign/devchain'
import { type Address, checksumAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, enableModule, planModuleRemoval, type MultiSendCall } from '@countersign/safe'
import { encodeAbiParameters, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { setStage, type Stage } from './testStage.ts'

/** Writes to the node's storage that are sent in parallel. */
const AT_ONCE = 50

let stage: Stage
let client: DevClient
beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

const moduleOf = (index: number): Address => checksumAddress(`0x${(index + 0x1000).toString(16).padStart(40, 'c')}`)

/** Signed by two owners and executed, as one transaction. */
async function execute(safe: Address, calls: readonly MultiSendCall[]): Promise<void> {
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS
  const { to, data, operation } = buildBatch({ calls, nonce: 0n, multiSend })
  const sent = { safe, signers: demoOwners.slice(0, 2), to, data, operation }
  expect((await executeSafeTransaction(stage.devchain.rpcUrl, sent)).success).toBe(true)
}

/** Writes a linked list of modules into the account's own storage: `modules` is the mapping in slot 1. */
async function writeModules(safe: Address, modules: readonly Address[], end: Address = SENTINEL_ADDRESS) {
  const chain = [SENTINEL_ADDRESS, ...modules, end]
  const writes = chain.slice(0, -1).map((module, index) => {
    const slot = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [module, 1n]))
    const value = toHex(BigInt(chain[index + 1] ?? SENTINEL_ADDRESS), { size: 32 })
    return { address: safe, index: slot, value }
  })
  for (let start = 0; start < writes.length; start += AT_ONCE)
    await Promise.all(writes.slice(start, start + AT_ONCE).map((write) => client.setStorageAt(write)))
}

describe.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'])('modules of an account of %s', (version) => {
  it('behavior: more modules than one page are all read, in the order of the contract', async () => {
    const safe = await stage.deploy(version, 2)
    const modules = Array.from({ length: 120 }, (_, index) => moduleOf(index))
    for (let start = 0; start < modules.length; start += 60)
      await execute(
        safe,
        modules.slice(start, start + 60).map((module) => enableModule(safe, module)),
      )
    const state = await readChainState(stage.chain, safe)
    expect(state.modules).toEqual(modules.toReversed())
    expect(state.hasMoreModules).toBeUndefined()

    // The first, two neighbours on both sides of a page's end, and the last, in one transaction.
    const removed = [state.modules[0], state.modules[50], state.modules[49], state.modules[119]].filter(
      (module) => module !== undefined,
    )
    await execute(safe, planModuleRemoval(safe, state.modules, removed))
    const after = await readChainState(stage.chain, safe)
    expect(after.modules).toEqual(state.modules.filter((module) => !removed.includes(module)))
  })

  it.each([0, 1, 49, 50, 51, 100])('behavior: %i modules are read', async (count) => {
    const safe = await stage.deploy(version, 2)
    const modules = Array.from({ length: count }, (_, index) => moduleOf(index))
    await writeModules(safe, modules)
    expect((await readChainState(stage.chain, safe)).modules).toEqual(modules)
  })
})

it('error: an account with more modules than the limit is marked', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const modules = Array.from({ length: 1001 }, (_, index) => moduleOf(index))
  await writeModules(safe, modules)
  const state = await readChainState(stage.chain, safe)
  expect(state.modules).toEqual(modules.slice(0, 1000))
  expect(state.hasMoreModules).toBe(true)
})

it('error: a circular list of modules is an error', async () => {
  const safe = await stage.deploy('1.4.1', 2)
  const modules = Array.from({ length: 60 }, (_, index) => moduleOf(index))
  await writeModules(safe, modules, modules[3])
  await expect(readChainState(stage.chain, safe)).rejects.toThrow('does not end')
})

it('behavior: an account of 1.0.0, without paging, lists its modules', async () => {
  const safe = await stage.deploy('1.0.0', 2)
  await execute(
    safe,
    [moduleOf(1), moduleOf(2)].map((module) => enableModule(safe, module)),
  )
  expect((await readChainState(stage.chain, safe)).modules).toEqual([moduleOf(2), moduleOf(1)])
})
