import { delayAbi, safeDeployments, zodiacContracts } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  deployZodiacContracts,
  executeSafeTransaction,
  spareKeys,
  waitForReceipt,
} from '@countersign/devchain'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { encodeMultiSend, encodeOwnerSteps, planOwners, type MultiSendCall } from '../src/index.ts'
import {
  addRecoverer,
  announceAttempt,
  attemptPhase,
  attemptTimes,
  cancelAttempts,
  executeAttempt,
  hashAnnouncedCall,
  planRecovery,
  readAnnouncement,
  readAttempt,
  removeRecoverers,
  setExpiration,
  setNotice,
  skipLapsed,
  type AnnouncedCall,
} from '../src/recovery.ts'
import { planModuleRemoval } from '../src/index.ts'
import { startProofChain } from './proofChain.ts'

type ProofChain = Awaited<ReturnType<typeof startProofChain>>

const safeReads = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function isModuleEnabled(address) view returns (bool)',
])
const recoverer = spareKeys[0].address
const other = spareKeys[1].address
const stranger = spareKeys[2].address
const signers = [demoOwners[0], demoOwners[1]]
let chain: ProofChain
let salt = 100n

beforeAll(async () => {
  chain = await startProofChain()
  await deployZodiacContracts(chain.rpcUrl)
})
afterAll(() => chain.stop())

const published = (name: string): Address => {
  const found = zodiacContracts.find((one) => one.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found.address
}
const contracts = () => ({ factory: published('ModuleProxyFactory'), masterCopy: published('Delay') })
const multiSend = (): Address => {
  const [found] = safeDeployments['1.4.1'].MultiSendCallOnly ?? []
  if (!found) throw new Error('No MultiSendCallOnly')
  return found.address
}
const batch = (calls: readonly MultiSendCall[]): MultiSendCall => {
  const [only, second] = calls
  return only && !second ? only : { to: multiSend(), value: 0n, data: encodeMultiSend(calls), operation: 1 }
}
const run = async (safe: Address, calls: readonly MultiSendCall[]) => {
  const { success } = await executeSafeTransaction(chain.rpcUrl, { safe, signers, ...batch(calls) })
  expect(success).toBe(true)
}
const send = async (from: Address, { to, data }: MultiSendCall) => {
  const hash = await chain.client.sendTransaction({ account: from, chain: null, to, data, gas: 1_000_000n })
  return waitForReceipt(chain.client, hash)
}
const wait = async (seconds: number) => {
  await chain.client.increaseTime({ seconds })
  await chain.client.mine({ blocks: 1 })
}
const now = async () => (await chain.client.getBlock()).timestamp

async function setUp(version: string, cooldown = 3600n, expiration = 600n, recoverers: Address[] = [recoverer]) {
  const owners = demoOwners.slice(0, 3).map(({ address }) => address)
  const { address: safe } = await deploySafe(chain.rpcUrl, { owners, threshold: 2, version, saltNonce: salt++ })
  const { module, calls } = planRecovery(
    { account: safe, recoverers, cooldown, expiration, saltNonce: salt++ },
    contracts(),
  )
  await run(safe, calls)
  return { safe, module }
}

const read = async (module: Address) => {
  const get = <F extends 'owner' | 'avatar' | 'target' | 'txCooldown' | 'txExpiration' | 'txNonce' | 'queueNonce'>(
    functionName: F,
  ) => chain.client.readContract({ address: module, abi: delayAbi, functionName })
  const [recoverers] = await chain.client.readContract({
    address: module,
    abi: delayAbi,
    functionName: 'getModulesPaginated',
    args: ['0x0000000000000000000000000000000000000001', 50n],
  })
  return {
    address: module,
    owner: await get('owner'),
    avatar: await get('avatar'),
    target: await get('target'),
    cooldown: await get('txCooldown'),
    expiration: await get('txExpiration'),
    txNonce: await get('txNonce'),
    queueNonce: await get('queueNonce'),
    recoverers,
  }
}
const ownersOf = async (safe: Address) => ({
  owners: await chain.client.readContract({ address: safe, abi: safeReads, functionName: 'getOwners' }),
  threshold: Number(await chain.client.readContract({ address: safe, abi: safeReads, functionName: 'getThreshold' })),
})
const attemptFor = async (safe: Address, owners: Address[], threshold: number): Promise<AnnouncedCall> => {
  const from = { account: safe, ...(await ownersOf(safe)) }
  return batch(encodeOwnerSteps(from, planOwners(from, { owners, threshold })).map(({ call }) => call))
}

test.each(['1.3.0', '1.4.1', '1.5.0'])(
  'behavior: %s is set up, a recovery is announced and executed by any wallet after its notice, and the owners are the announced ones',
  async (version) => {
    const { safe, module } = await setUp(version, 3600n, 600n, [recoverer, other])
    expect(await read(module)).toEqual({
      address: module,
      owner: safe,
      avatar: safe,
      target: safe,
      cooldown: 3600n,
      expiration: 600n,
      txNonce: 0n,
      queueNonce: 0n,
      recoverers: [recoverer, other],
    })
    const call = await attemptFor(safe, [stranger, other], 2)
    expect((await send(stranger, announceAttempt(module, call))).status).toBe('reverted')
    const { logs, status } = await send(recoverer, announceAttempt(module, call))
    expect(status).toBe('success')
    const reported = logs.map((log) => readAnnouncement(log)).find((one) => one !== null)
    const kept = await chain.client.readContract({
      address: module,
      abi: delayAbi,
      functionName: 'txHash',
      args: [0n],
    })
    expect(reported).toEqual({ nonce: 0n, hash: kept, call })
    expect(hashAnnouncedCall(call)).toBe(kept)
    const meaning = readAttempt(call, {
      account: safe,
      now: await ownersOf(safe),
      isMultiSend: (address) => address === multiSend(),
    })
    if (meaning.kind !== 'owners') throw new Error(`The attempt reads as ${meaning.kind}: ${meaning.reason}`)
    const createdAt = await chain.client.readContract({
      address: module,
      abi: delayAbi,
      functionName: 'txCreatedAt',
      args: [0n],
    })
    const times = attemptTimes(createdAt, { cooldown: 3600n, expiration: 600n })
    expect(attemptPhase(times, await now())).toBe('notice')
    expect((await send(stranger, executeAttempt(module, call))).status).toBe('reverted')
    await wait(3600)
    expect(attemptPhase(times, await now())).toBe('ready')
    expect((await send(stranger, executeAttempt(module, call))).status).toBe('success')
    expect(await ownersOf(safe)).toEqual(meaning.after)
    expect(meaning.after.threshold).toBe(2)
  },
)

test('behavior: owners cancel every announced attempt with one call, and remove the recoverer in the same batch', async () => {
  const { safe, module } = await setUp('1.4.1', 3600n, 0n, [other, recoverer, stranger])
  const call = await attemptFor(safe, [stranger], 1)
  await send(recoverer, announceAttempt(module, call))
  await send(recoverer, announceAttempt(module, call))
  const before = await read(module)
  expect([before.txNonce, before.queueNonce]).toEqual([0n, 2n])
  await run(safe, [cancelAttempts(before), ...removeRecoverers(before, [recoverer])])
  const after = await read(module)
  expect([after.txNonce, after.queueNonce]).toEqual([2n, 2n])
  expect(after.recoverers).toEqual([other, stranger])
  await wait(3600)
  expect((await send(stranger, executeAttempt(module, call))).status).toBe('reverted')
  expect((await send(recoverer, announceAttempt(module, call))).status).toBe('reverted')
  expect((await ownersOf(safe)).threshold).toBe(2)
})

test('behavior: an attempt lapses exactly on time, is refused from then on, and any wallet can skip it', async () => {
  const { safe, module } = await setUp('1.4.1', 60n, 60n)
  const call = await attemptFor(safe, [stranger], 1)
  await send(recoverer, announceAttempt(module, call))
  const createdAt = await chain.client.readContract({
    address: module,
    abi: delayAbi,
    functionName: 'txCreatedAt',
    args: [0n],
  })
  const times = attemptTimes(createdAt, await read(module))
  if (times.until === null) throw new Error('It must lapse')
  await chain.client.setNextBlockTimestamp({ timestamp: times.until + 1n })
  expect((await send(stranger, executeAttempt(module, call))).status).toBe('reverted')
  expect(attemptPhase(times, await now())).toBe('lapsed')
  await send(stranger, skipLapsed(module))
  expect((await read(module)).txNonce).toBe(1n)
  expect((await ownersOf(safe)).owners).toHaveLength(3)
})

test('behavior: notice, expiration and recoverers change, also for waiting attempts; a removed recoverer has no rights', async () => {
  const { safe, module } = await setUp('1.4.1', 60n, 0n)
  const call = await attemptFor(safe, [stranger], 1)
  await send(recoverer, announceAttempt(module, call))
  await run(safe, [setNotice(module, 86_400n), setExpiration(module, 3_600n), addRecoverer(module, other)])
  const changed = await read(module)
  expect([changed.cooldown, changed.expiration]).toEqual([86_400n, 3_600n])
  expect(changed.recoverers).toEqual([other, recoverer])
  await wait(61)
  expect((await send(stranger, executeAttempt(module, call))).status).toBe('reverted')
  await run(safe, planModuleRemoval(safe, [module], [module]))
  await wait(86_400)
  expect((await send(stranger, executeAttempt(module, call))).status).toBe('reverted')
  const args = [module] as const
  expect(
    await chain.client.readContract({ address: safe, abi: safeReads, functionName: 'isModuleEnabled', args }),
  ).toBe(false)
})

test('security: a recoverer cannot change the module, and only the account can skip an attempt', async () => {
  const { safe, module } = await setUp('1.4.1')
  await send(recoverer, announceAttempt(module, await attemptFor(safe, [stranger], 1)))
  for (const call of [setNotice(module, 0n), addRecoverer(module, stranger), cancelAttempts(await read(module))])
    expect((await send(recoverer, call)).status).toBe('reverted')
})
