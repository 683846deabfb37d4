import { findSafeDeployment, listMasterCopies, safeAbi, safeDeployments } from '@countersign/chains'
import {
  demoOwners,
  deployLegacySafeContracts,
  deploySafe,
  executeSafeTransaction,
  fund,
  spareKeys,
} from '@countersign/devchain'
import { gunzipSync } from 'node:zlib'
import { encodeFunctionData, keccak256, parseAbi, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CodeBook, PublishedCode } from '../src/checks.ts'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { planUpgrade, upgradeCode, type UpgradePlan, type UpgradeTarget } from '../src/upgrade.ts'
import { startProofChain } from './proofChain.ts'

type Chain = Awaited<ReturnType<typeof startProofChain>>
let chain: Chain
let legacy: Awaited<ReturnType<typeof deployLegacySafeContracts>>
beforeAll(async () => {
  chain = await startProofChain()
  legacy = await deployLegacySafeContracts(chain.rpcUrl)
  await chain.client.setCode({ address: GUARD, bytecode: ANSWERS_ONE })
})
afterAll(() => chain.stop())

const owners = demoOwners.slice(0, 3)
const [first, second, third] = owners as [(typeof demoOwners)[0], (typeof demoOwners)[1], (typeof demoOwners)[2]]
const MODULE = spareKeys[1].address
const GUARD: Address = '0x00000000000000000000000000000000000000A1'
/** Returns 1 for every call: supports every interface, allows every transaction. */
const ANSWERS_ONE: Hex = '0x600160005260206000f3'
const HANDLER_SLOT = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const GUARD_SLOT = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const slotAt = (position: number): Hex => `0x${position.toString(16).padStart(64, '0')}`
const wordOf = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

const State = z.object({ accounts: z.record(z.string(), z.object({ storage: z.record(z.string(), z.string()) })) })

/** Every non-zero slot of an account, from a dump of the whole chain. */
async function storageOf(safe: Address): Promise<Map<string, string>> {
  const dump = z.string().parse(await chain.client.request({ method: 'anvil_dumpState' as never, params: [] as never }))
  const { accounts } = State.parse(JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString('utf8')))
  const own = Object.entries(accounts).find(([address]) => isSameAddress(address as Address, safe))
  const padded = (word: string): string => `0x${word.slice(2).padStart(64, '0')}`
  return new Map(
    Object.entries(own?.[1].storage ?? {})
      .map(([slot, word]): [string, string] => [padded(slot), padded(word)])
      .filter(([, word]) => BigInt(word) !== 0n),
  )
}

/** The slots that differ, each with the old and the new value. */
function differences(
  before: Map<string, string>,
  after: Map<string, string>,
): Record<string, [string | undefined, string | undefined]> {
  const slots = new Set([...before.keys(), ...after.keys()])
  return Object.fromEntries(
    [...slots]
      .filter((slot) => before.get(slot) !== after.get(slot))
      .map((slot) => [slot, [before.get(slot), after.get(slot)]]),
  )
}

/** The published contracts, and the builds of 1.0.0 and 1.2.0 that exist only on local chains. */
async function readBook(addresses: readonly Address[]): Promise<CodeBook> {
  const hashes = new Map(
    await Promise.all(
      addresses.map(async (address): Promise<[string, Hex]> => [
        address.toLowerCase(),
        keccak256((await chain.client.getCode({ address })) ?? '0x'),
      ]),
    ),
  )
  const find = (address: Address): PublishedCode[] => [
    ...Object.entries(safeDeployments).flatMap(([version, byName]) =>
      Object.entries(byName).flatMap(([name, deployments]) =>
        deployments
          .filter((one) => isSameAddress(one.address, address) && !one.devOnly)
          .map(({ codeHash }) => ({ name, version, codeHash })),
      ),
    ),
    ...legacy
      .filter((one) => one.devOnly && isSameAddress(one.address, address))
      .map(({ label, codeHash }) => {
        const [version = '', name = ''] = label.split('/')
        return { name, version, codeHash }
      }),
  ]
  return {
    find,
    codeHash(address) {
      const value = hashes.get(address.toLowerCase())
      return value === undefined ? undefined : { ok: true, value }
    },
  }
}

const readAccount = async (safe: Address) => {
  const read = <Name extends 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION'>(functionName: Name) =>
    chain.client.readContract({ address: safe, abi: safeAbi, functionName })
  const slot = async (place: Hex): Promise<Address> =>
    `0x${(await chain.client.getStorageAt({ address: safe, slot: place }))?.slice(-40) ?? ''}`
  const [ownerList, threshold, nonce, version, masterCopy, handler, guard, isModule] = await Promise.all([
    read('getOwners'),
    read('getThreshold'),
    read('nonce'),
    read('VERSION'),
    slot(slotAt(0)),
    slot(HANDLER_SLOT),
    slot(GUARD_SLOT),
    chain.client.getStorageAt({ address: safe, slot: slotAt(1) }),
  ])
  return { owners: ownerList, threshold, nonce, version, masterCopy, handler, guard, isModule }
}

type Start = { version: string; l2?: boolean; fallbackHandler?: Address; isUsed: boolean }

let salt = 0n
/** A 2 of 3 account with funds; a used one has a module, a guard from 1.3.0 on, and an approved hash. */
async function deploy({ version, l2 = false, isUsed, ...others }: Start): Promise<Address> {
  const { rpcUrl, client } = chain
  const { address: safe } = await deploySafe(rpcUrl, {
    owners: owners.map(({ address }) => address),
    threshold: 2,
    version,
    l2,
    saltNonce: salt++,
    ...others,
  })
  await fund(rpcUrl, safe, { native: 1000n })
  await client.request({ method: 'anvil_impersonateAccount', params: [third.address] } as never)
  await client.writeContract({
    account: third.address,
    chain: null,
    address: safe,
    abi: safeAbi,
    functionName: 'approveHash',
    args: [keccak256('0x1234')],
  })
  await client.mine({ blocks: 1 })
  if (!isUsed) return safe
  const self = (data: Hex) => executeSafeTransaction(rpcUrl, { safe, to: safe, data, signers: [first, second] })
  await self(encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [MODULE] }))
  if (version >= '1.3.0') await self(encodeFunctionData({ abi: safeAbi, functionName: 'setGuard', args: [GUARD] }))
  return safe
}

async function plan(safe: Address, target: UpgradeTarget, isL2Network: boolean): Promise<UpgradePlan> {
  const { masterCopy, handler, nonce } = await readAccount(safe)
  const account = {
    safe,
    masterCopy,
    fallbackHandler: BigInt(handler) === 0n ? null : handler,
    nonce,
    isL2Network,
  }
  const answer = planUpgrade(account, target, await readBook(upgradeCode(account, target)))
  if (answer.kind === 'refused') throw new Error(answer.refusal.reason)
  return answer.plan
}

const STARTS: readonly (Start & { name: string })[] = [
  { name: '1.0.0', version: '1.0.0', isUsed: true },
  { name: '1.0.0, never used', version: '1.0.0', isUsed: false },
  { name: '1.1.1', version: '1.1.1', isUsed: true },
  { name: '1.1.1, never used', version: '1.1.1', isUsed: false },
  { name: '1.1.1 with a handler of its own', version: '1.1.1', isUsed: true, fallbackHandler: GUARD },
  { name: '1.2.0', version: '1.2.0', isUsed: true },
  { name: '1.3.0', version: '1.3.0', isUsed: true },
  { name: '1.3.0, never used', version: '1.3.0', isUsed: false },
  { name: '1.3.0 with events', version: '1.3.0', l2: true, isUsed: true },
  { name: '1.3.0 with a handler of its own', version: '1.3.0', isUsed: true, fallbackHandler: GUARD },
  { name: '1.4.1', version: '1.4.1', isUsed: true },
  { name: '1.4.1, never used', version: '1.4.1', isUsed: false },
  { name: '1.4.1 with events', version: '1.4.1', l2: true, isUsed: true },
]
/** An account of 1.4.1 that already has the right variant cannot be upgraded to 1.4.1. */
const isPossible = ({ version, l2 }: Start, target: UpgradeTarget, isL2Network: boolean): boolean =>
  version !== target || (isL2Network && !l2)
/** Each upgrade path on one kind of network, alternating; with UPGRADES=all on both. */
const isWalked = (at: number, isL2Network: boolean): boolean =>
  process.env['UPGRADES'] === 'all' || (at % 2 === 0) === isL2Network
const CASES = STARTS.flatMap((start, at) =>
  (['1.4.1', '1.5.0'] as const).flatMap((target, turn) =>
    [false, true]
      .filter((isL2Network) => isPossible(start, target, isL2Network) && isWalked(at + turn, isL2Network))
      .map(
        (isL2Network) =>
          [start.name, target, isL2Network ? 'a network by events' : 'a plain network', start, isL2Network] as const,
      ),
  ),
)

describe('an upgrade of a real account, storage compared slot by slot', () => {
  test.each(CASES)('behavior: %s to %s on %s', async (_, target, __, start, isL2Network) => {
    const safe = await deploy(start)
    const [before, account] = await Promise.all([storageOf(safe), readAccount(safe)])
    const upgrade = await plan(safe, target, isL2Network)
    const done = await executeSafeTransaction(chain.rpcUrl, { safe, ...upgrade.call, signers: [first, second] })
    expect(done.success).toBe(true)

    const after = await readAccount(safe)
    const { to, handler } = upgrade
    expect(differences(before, await storageOf(safe))).toEqual({
      [slotAt(0)]: [wordOf(account.masterCopy), wordOf(to.address)],
      [slotAt(5)]: [
        account.nonce === 0n ? undefined : slotAt(Number(account.nonce)),
        slotAt(Number(account.nonce) + 1),
      ],
      ...(handler.kind === 'replaced'
        ? { [HANDLER_SLOT]: [handler.from === null ? undefined : wordOf(handler.from), wordOf(handler.to)] }
        : {}),
    })
    const flavour = listMasterCopies().find(({ address }) => isSameAddress(address, after.masterCopy))
    expect(flavour).toMatchObject({ version: target, l2: start.l2 === true || isL2Network })
    expect(after).toEqual({
      ...account,
      nonce: account.nonce + 1n,
      version: target,
      masterCopy: to.address.toLowerCase(),
      handler: handler.kind === 'replaced' ? handler.to.toLowerCase() : account.handler,
    })
    expect(after.owners).toEqual(owners.map(({ address }) => address))

    const recipient = spareKeys[2].address
    const balance = await chain.client.getBalance({ address: recipient })
    const paid = { safe, to: recipient, value: 3n, signers: [second, third] }
    expect(await executeSafeTransaction(chain.rpcUrl, paid)).toMatchObject({ success: true, nonce: account.nonce + 1n })
    expect(await chain.client.getBalance({ address: recipient })).toBe(balance + 3n)
  })

  test('behavior: an upgrade by SafeToL2Migration as the first transaction emits the owners of the account', async () => {
    const safe = await deploy({ version: '1.1.1', isUsed: false })
    const upgrade = await plan(safe, '1.4.1', true)
    expect(upgrade.contracts).toContainEqual(expect.objectContaining({ name: 'SafeToL2Migration' }))
    const { transactionHash } = await executeSafeTransaction(chain.rpcUrl, {
      safe,
      ...upgrade.call,
      signers: [first, second],
    })
    const { logs } = await chain.client.getTransactionReceipt({ hash: transactionHash })
    const abi = parseAbi([
      'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
    ])
    expect(parseEventLogs({ abi, logs })).toMatchObject([
      { args: { owners: owners.map(({ address }) => address), threshold: 2n } },
    ])
  })
})

describe('accounts that cannot be upgraded', () => {
  test('security: an account whose migration contract has other code here', async () => {
    const safe = await deploy({ version: '1.3.0', isUsed: true })
    const migration = findSafeDeployment('1.4.1', 'SafeMigration')?.address ?? GUARD
    const genuine = (await chain.client.getCode({ address: migration })) ?? '0x'
    await chain.client.setCode({ address: migration, bytecode: ANSWERS_ONE })
    try {
      await expect(plan(safe, '1.4.1', true)).rejects.toThrow(
        `hashes to ${keccak256(ANSWERS_ONE)}, but the published hash is ${keccak256(genuine)}`,
      )
    } finally {
      await chain.client.setCode({ address: migration, bytecode: genuine })
    }
  })
})
