import { findContractByAddress, findSafeDeployment, safeAbi } from '@countersign/chains'
import { deploySafe, sendTransaction, spareKeys } from '@countersign/devchain'
import fc from 'fast-check'
import { type Address, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hex, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import {
  buildBatch,
  buildTransaction,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  recoverSignatures,
  type SafeTransactionData,
} from '../src/index.ts'
import { isLevel, planSetup, type SetupNow, type SetupReads, type SetupTarget } from '../src/plan.ts'
import { planUpgrade, upgradeCode } from '../src/upgrade.ts'
import { startProofChain } from './proofChain.ts'

const keys = Array.from({ length: 12 }, (_, n) => privateKeyToAccount(`0x${(n + 1).toString(16).padStart(64, 'd')}`))
const modules = Array.from({ length: 6 }, (_, n): Address => `0x${(n + 1).toString(16).padStart(40, 'e')}`)
const HANDLER_SLOT = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

const targets: fc.Arbitrary<SetupTarget> = fc
  .record({
    owners: fc.shuffledSubarray(
      keys.map(({ address }) => address),
      { minLength: 1, maxLength: 6 },
    ),
    threshold: fc.nat(5),
    modules: fc.oneof(fc.constant('keep' as const), fc.shuffledSubarray(modules)),
    fallbackHandler: fc.oneof(fc.constant('keep' as const), fc.constant(null), fc.constantFrom(...modules)),
  })
  .map(({ threshold, ...rest }) => ({ ...rest, threshold: 1 + (threshold % rest.owners.length), version: 'keep' }))

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

const everything: SetupReads = { hasCode: () => true, upgrade: null }

test.each(['1.3.0', '1.4.1', '1.5.0'])(
  'behavior: contract %s executes the batch of a plan and then has the target’s set-up',
  async (version) => {
    const [first, ...others] = fc.sample(targets, { seed: 11, numRuns: 16 })
    if (first === undefined) throw new TypeError('nothing to start from')
    const { owners, threshold } = first
    const { address } = await deploySafe(chain.rpcUrl, { owners, threshold, version, saltNonce: 31n })
    for (const target of others) {
      const before = await read(address)
      const planned = planSetup(before, target, everything)
      if (planned.kind !== 'planned') throw new TypeError(JSON.stringify(planned))
      if (planned.calls.length > 0) await execute(before, batchOf(before, planned.calls))
      const after = await read(address)
      expect(after.owners.toSorted()).toEqual(target.owners.toSorted())
      expect(after.threshold).toBe(target.threshold)
      const modulesAfter = target.modules === 'keep' ? before.modules : target.modules
      expect(after.modules.toSorted()).toEqual(modulesAfter.toSorted())
      const { fallbackHandler } = target
      expect(after.fallbackHandler).toBe(fallbackHandler === 'keep' ? before.fallbackHandler : fallbackHandler)
      expect(isLevel(planSetup(after, target, everything))).toBe(true)
    }
  },
  60_000,
)

test('behavior: upgrade and batch are signed together by the owners of today, and execute one after the other', async () => {
  const [alice, bob, carol] = keys.map(({ address }) => address)
  if (!alice || !bob || !carol) throw new TypeError('three owners')
  const start = { owners: [alice, bob], threshold: 2, version: '1.3.0', l2: true, saltNonce: 32n }
  const { address } = await deploySafe(chain.rpcUrl, start)
  const before = await read(address)
  const account = { safe: address, masterCopy: await masterCopyOf(address), nonce: 0n, isL2Network: true }
  const upgradable = { ...account, fallbackHandler: before.fallbackHandler }
  const codes = new Map<string, Hex>()
  for (const at of upgradeCode(upgradable, '1.4.1'))
    codes.set(at, keccak256((await chain.client.getCode({ address: at })) ?? '0x'))
  const upgrade = planUpgrade(upgradable, '1.4.1', {
    find: (at) =>
      findContractByAddress(at).map((one) => ({
        ...one,
        codeHash: findSafeDeployment(one.version, one.name)?.codeHash ?? null,
      })),
    codeHash: (at) => ({ ok: true, value: codes.get(at) ?? '0x' }),
  })
  const target: SetupTarget = {
    owners: [carol, alice],
    threshold: 1,
    modules: modules.slice(0, 2),
    fallbackHandler: null,
    version: '1.4.1',
  }
  const planned = planSetup(before, target, { hasCode: () => true, upgrade })
  if (planned.kind !== 'planned' || planned.upgrade === null) throw new TypeError(JSON.stringify(planned))
  const first = buildTransaction({ ...planned.upgrade.call, nonce: 0n })
  const second = { ...batchOf(before, planned.calls), nonce: 1n }
  const signed = [await sign(before, first), await sign(before, second)]
  for (const data of signed) await send(address, data)
  expect(await read(address)).toMatchObject({ version: '1.4.1', threshold: 1, fallbackHandler: null })
  expect(isLevel(planSetup(await read(address), target, everything))).toBe(true)
})

async function read(account: Address): Promise<SetupNow & { readonly nonce: bigint }> {
  const get = <Name extends 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION'>(functionName: Name) =>
    chain.client.readContract({ address: account, abi: safeAbi, functionName })
  const [owners, threshold, nonce, version, page, slot] = await Promise.all([
    get('getOwners'),
    get('getThreshold'),
    get('nonce'),
    get('VERSION'),
    chain.client.readContract({
      address: account,
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      args: [SENTINEL_ADDRESS, 50n],
    }),
    chain.client.getStorageAt({ address: account, slot: HANDLER_SLOT }),
  ])
  const handler: Address = `0x${slot?.slice(-40) ?? ''}`
  return {
    account,
    owners,
    threshold: Number(threshold),
    nonce,
    version,
    modules: page[0].map((one) => modules.find((module) => isSameAddress(module, one)) ?? one),
    fallbackHandler: handler === ZERO_ADDRESS ? null : handler,
  }
}

async function masterCopyOf(account: Address): Promise<Address> {
  return `0x${(await chain.client.getStorageAt({ address: account, slot: '0x0' }))?.slice(-40) ?? ''}`
}

function batchOf(
  { nonce, version }: SetupNow & { readonly nonce: bigint },
  calls: Parameters<typeof buildBatch>[0]['calls'],
) {
  const multiSend = findSafeDeployment(version.split('+')[0] ?? '', 'MultiSendCallOnly')?.address
  if (multiSend === undefined) throw new TypeError(`no batch contract of ${version}`)
  return buildBatch({ calls, nonce, multiSend })
}

/** The data of the execution, signed by as many owners as the account requires. */
async function sign({ account, version, owners, threshold }: SetupNow, transaction: SafeTransactionData): Promise<Hex> {
  const hash = hashSafeTransaction({ chainId: chain.chainId, safe: account, version, transaction })
  const signatures = await Promise.all(
    owners.slice(0, threshold).map(async (owner) => {
      const key = keys.find(({ address }) => isSameAddress(address, owner))
      if (key === undefined) throw new TypeError(`no key of ${owner}`)
      const [signature] = await recoverSignatures({ signatures: await key.sign({ hash }), hash })
      if (signature === undefined) throw new TypeError('no signature')
      return signature
    }),
  )
  return encodeExecTransaction(transaction, packSignatures(signatures))
}

const send = (to: Address, data: Hex) => sendTransaction(chain.client, { from: spareKeys[0].address, to, data })

const execute = async (before: SetupNow, transaction: SafeTransactionData) =>
  send(before.account, await sign(before, transaction))
