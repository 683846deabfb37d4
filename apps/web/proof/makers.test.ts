import type { ChainState } from '@countersign/chain-client/reads'
import {
  demoModuleAbi,
  demoOwners,
  devClient,
  executeSafeTransaction,
  sendTransaction,
  spareKeys,
} from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { encodeOwnerSteps, planOwners, settingsSince, type OwnerTarget } from '@countersign/safe/light'
import { startHostileProxy, type HostileProxy, type Json, type World } from '@countersign/testkit/hostile'
import { encodeFunctionData, erc20Abi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { startFixture, type Fixture } from '../../service/src/testing/startFixture.ts'
import { readMakers, type MakersInput } from '../src/data/visits/readMakers.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { setClientServiceUrl } from '../src/data/client/apiClient.ts'
import { draftOf } from '../src/data/chain-access/draftOf.ts'
import { noteSeenPowers } from '../src/data/storage/seenPowers.ts'

const [alice, bob, carol] = demoOwners
const OUTSIDER = spareKeys[3].address

let fixture: Fixture
let proxy: HostileProxy
let chain: Awaited<ReturnType<Fixture['api']['getChain']>>
let safe: Address
let world: World
beforeAll(async () => {
  fixture = await startFixture()
  const { chainId } = fixture.params
  safe = fixture.params.safe
  chain = await fixture.api.getChain({ params: { chainId } })
  proxy = await startHostileProxy(fixture.url)
  setClientServiceUrl(proxy.url)
  world = { chainId, safe, eve: OUTSIDER, signer: alice.address, owner: carol.address, otherRpc: '', prepared: {} }
})
afterEach(async () => {
  proxy.tell(null, world)
  const { threshold } = await readChainState(chain, safe)
  if (threshold !== 2) await executeByModule(await setThreshold(2))
})
afterAll(async () => {
  setClientServiceUrl('')
  await proxy.stop()
  await fixture.stop()
})

const newcomer = (): Address => privateKeyToAddress(generatePrivateKey())

/** The one call that changes the account from its current state. */
async function callFor(change: (now: ChainState) => Pick<OwnerTarget, 'owners' | 'threshold'>) {
  const now = await readChainState(chain, safe)
  const from = { account: safe, owners: now.owners, threshold: now.threshold }
  const [step, ...more] = encodeOwnerSteps(from, planOwners(from, { ...change(now), replacements: [] }))
  if (!step || more.length > 0) throw new Error('The test needs exactly one call.')
  return step.call
}

const addOwner = (owner: Address) => callFor(({ owners, threshold }) => ({ owners: [...owners, owner], threshold }))
const setThreshold = (threshold: number) => callFor(({ owners }) => ({ owners, threshold }))

/** Executes by the account's own transaction, which the service has afterwards. */
async function execute(call: { readonly to: Address; readonly data: Hex }, signers: readonly (typeof alice)[]) {
  const done = await executeSafeTransaction(fixture.devchain.rpcUrl, { safe, signers, to: call.to, data: call.data })
  await fixture.runtime.indexer.sync()
  return done
}

/** Executes by a module, without a signature. */
async function executeByModule({ to, data }: { readonly to: Address; readonly data: Hex }) {
  await sendTransaction(devClient(fixture.devchain.rpcUrl), {
    from: OUTSIDER,
    to: fixture.contracts.demoModule,
    data: encodeFunctionData({ abi: demoModuleAbi, functionName: 'execute', args: [safe, to, 0n, data, 0] }),
  })
  await fixture.runtime.indexer.sync()
}

/** A visit that sees the account's current state, five minutes after every earlier block. */
async function visit() {
  const client = devClient(fixture.devchain.rpcUrl)
  await client.increaseTime({ seconds: 300 })
  await client.mine({ blocks: 1 })
  const seen = await readChainState(chain, safe)
  const { timestamp } = await client.getBlock()
  const since = Number(timestamp) * 1000
  noteSeenPowers(fixture.params, seen, since)
  return { seen, since }
}

async function makersSince({ seen, since }: Awaited<ReturnType<typeof visit>>, wallet: Address | null) {
  const state = await readChainState(chain, safe)
  const differences = settingsSince(seen, state)
  const makers = await readMakers({ chain, key: fixture.params, version: state.version, differences, since, wallet })
  return differences.map((difference, index) => ({ difference, maker: makers[index] ?? null }))
}

describe('readMakers', () => {
  it('behavior: the executed transaction of a new owner is found, confirmed by the chain, and attributed to its signers', async () => {
    const seen = await visit()
    const owner = newcomer()
    const done = await execute(await addOwner(owner), [alice, bob])
    const { timestamp } = await devClient(fixture.devchain.rpcUrl).getBlock({ blockNumber: done.blockNumber })
    const maker = {
      id: expect.stringContaining(done.safeTxHash),
      nonce: Number(done.nonce),
      at: Number(timestamp) * 1000,
      isVerified: true,
    }
    const difference = { type: 'owner-added', address: owner }
    expect(await makersSince(seen, alice.address)).toEqual([{ difference, maker: { ...maker, isOwn: true } }])
    expect(await makersSince(seen, carol.address)).toEqual([{ difference, maker: { ...maker, isOwn: false } }])
    expect(await makersSince(seen, null)).toEqual([{ difference, maker: { ...maker, isOwn: false } }])
  })

  it('security: a transaction of a module is attributed to no wallet, and no signature is confirmed for it', async () => {
    const seen = await visit()
    const owner = newcomer()
    await executeByModule(await addOwner(owner))
    expect(await makersSince(seen, alice.address)).toMatchObject([
      { difference: { type: 'owner-added', address: owner }, maker: { nonce: null, isVerified: false, isOwn: false } },
    ])
  })

  it('behavior: each difference has its own transaction, and one from before the visit explains nothing', async () => {
    const before = newcomer()
    await execute(await addOwner(before), [alice, bob])
    const seen = await visit()
    const owner = newcomer()
    const first = await execute(await addOwner(owner), [alice, bob])
    const next = await execute(await setThreshold(3), [alice, carol])
    const made = await makersSince(seen, bob.address)
    expect(made).toMatchObject([
      { difference: { type: 'owner-added', address: owner }, maker: { nonce: Number(first.nonce), isOwn: true } },
      { difference: { type: 'threshold', after: 3 }, maker: { nonce: Number(next.nonce), isOwn: false } },
    ])
    const earlier: MakersInput['differences'] = [{ type: 'owner-added', address: before }]
    const { version } = seen.seen
    const asked = { chain, key: fixture.params, version, wallet: alice.address, differences: earlier }
    expect(await readMakers({ ...asked, since: seen.since })).toEqual([null])
    expect(await readMakers({ ...asked, since: null })).toMatchObject([{ isOwn: true }])
  })

  it('security: an own transaction from before the visit is not accepted when the service returns a later time for it', async () => {
    const own = await execute(await setThreshold(3), [alice, bob])
    await execute(await setThreshold(2), [alice, bob, carol])
    const seen = await visit()
    await execute(await setThreshold(3), [bob, carol])
    expect(await makersSince(seen, alice.address)).toMatchObject([{ maker: { isVerified: true, isOwn: false } }])
    tellOnly(own.safeTxHash, seen.since + 60_000)
    const [reported] = await makersSince(seen, alice.address)
    expect(proxy.reported).toBeGreaterThan(0)
    expect(reported?.maker?.id).toContain(own.safeTxHash)
    expect(reported?.maker).toMatchObject({ isVerified: false, isOwn: false })
  })

  it('security: fields that do not hash to the executed transaction explain nothing', async () => {
    const seen = await visit()
    const call = await addOwner(newcomer())
    await executeByModule(call)
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OUTSIDER, 1n] })
    const own = await execute({ to: fixture.contracts.testUsd, data: approve }, [alice, bob])
    lie('transaction', (details) =>
      String(details['txId']).includes(own.safeTxHash)
        ? {
            ...details,
            txData: {
              ...objectAt(details, 'txData'),
              to: { value: safe, name: null, logoUri: null },
              hexData: call.data,
            },
          }
        : details,
    )
    const [reported] = await makersSince(seen, alice.address)
    expect(proxy.reported).toBeGreaterThan(0)
    expect(reported?.maker).toMatchObject({ nonce: Number(own.nonce), isVerified: false, isOwn: false })
  })
})

describe('the review', () => {
  /** The findings about the control of the account, on the review of any transaction. */
  async function review(wallet: Address) {
    const call = await addOwner(newcomer())
    const service = await fixture.api.getSafe({ params: fixture.params })
    const transaction = await draftOf([{ ...call, value: 0n }], {
      chain,
      safe: service,
      nonce: BigInt(service.nonce),
      safeTxGas: null,
    })
    const { checks } = await readReview({
      chain,
      safe,
      transaction,
      details: null,
      service: Promise.resolve(service),
      queuedNonces: Promise.resolve([]),
      sender: wallet,
      findMakers: (asked) => readMakers({ ...asked, chain, key: fixture.params, wallet }),
    })
    const found = checks.filter(({ id }) => id === 'account-powers')
    return found.filter(({ field }) => field === 'owners' || field === 'threshold')
  }

  it('security: another owner is a caution for every wallet except the signers of the change', async () => {
    await visit()
    expect(await review(alice.address)).toEqual([])
    const owner = newcomer()
    await execute(await addOwner(owner), [alice, bob])
    expect(await review(alice.address)).toEqual([])
    expect(await review(carol.address)).toMatchObject([
      {
        verdict: 'caution',
        title: 'The owners changed since your last visit',
        reason: expect.stringContaining(`${owner} became an owner.`),
      },
    ])
  })

  it('security: an own transaction does not explain another change by a module', async () => {
    await visit()
    await execute(await setThreshold(3), [alice, bob])
    await executeByModule(await setThreshold(1))
    expect(await review(alice.address)).toMatchObject([
      {
        field: 'threshold',
        verdict: 'caution',
        reason: expect.stringContaining('The signatures needed went from 2 to 1.'),
      },
    ])
  })

  it('error: a service that returns no history explains nothing', async () => {
    await visit()
    await execute(await setThreshold(3), [alice, bob])
    expect(await review(alice.address)).toEqual([])
    proxy.tell({ how: { kind: 'drop', subject: 'history', status: 503 } }, world)
    expect(await review(alice.address)).toMatchObject([{ field: 'threshold', verdict: 'caution' }])
  })
})

type Reported = { readonly [name: string]: Json }

function lie(subject: 'history' | 'transaction', change: (honest: Reported) => Json) {
  const how = { kind: 'answer', subject, change: (honest: Json) => change(asObject(honest)) } as const
  proxy.tell({ how }, world)
}

/** The history contains one transaction, with another execution time. */
function tellOnly(safeTxHash: Hex, timestamp: number) {
  lie('history', (page) => ({
    ...page,
    results: listAt(page, 'results').flatMap((item) => {
      const transaction = asObject(item)['transaction'] === undefined ? {} : objectAt(asObject(item), 'transaction')
      return String(transaction['id']).includes(safeTxHash)
        ? [{ ...asObject(item), transaction: { ...transaction, timestamp } }]
        : []
    }),
  }))
}

function asObject(value: Json | undefined): Reported {
  if (!isObject(value)) throw new Error(`This is not an object: ${JSON.stringify(value)}`)
  return value
}

const isObject = (value: Json | undefined): value is Reported =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectAt = (value: Reported, name: string): Reported => asObject(value[name])

function listAt(value: Reported, name: string): readonly Json[] {
  const list = value[name]
  if (!Array.isArray(list)) throw new Error(`There is no list at ${name}.`)
  return list
}
