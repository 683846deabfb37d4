import type { SafeState } from '@countersign/api'
import { deploySafe, demoOwners, devClient, fund, spareKeys, waitForReceipt } from '@countersign/devchain'
import { findSafeDeployment } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, hashSafeTransaction, type SafeTransactionData, type Signature } from '@countersign/safe'
import { isLevel, planSetup, type SetupTarget } from '@countersign/safe/plan'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf } from '../src/data/chain-access/draftOf.ts'
import { ownChains, withOwnChains } from '../src/data/config/ownChains.ts'
import { publishedContracts, readNetworkAnswer } from '../src/data/creation/contractsOf.ts'
import { deployAccount } from '../src/data/creation/deployAccount.ts'
import { planOnNetworks } from '../src/data/creation/planAccount.ts'
import { saveAccount, savedAccountsStore } from '../src/data/storage/pinnedAccounts.ts'
import { futureSafe } from '../src/data/undeployed/futureSafe.ts'
import {
  addUndeployed,
  isOfKey,
  storedCreation,
  undeployedAccountsStore,
} from '../src/data/undeployed/undeployedAccounts.ts'
import { stepsOf } from '../src/screens/planner/model/PlanRow.ts'
import { setupOf } from '../src/screens/planner/model/setupOf.ts'
import { targetOf } from '../src/screens/planner/model/targetOf.ts'
import { readPresence } from '../src/screens/planner/read/readPresence.ts'
import { readTarget } from '../src/screens/planner/read/readTarget.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { executeTransaction } from '../src/signing/execution/executeTransaction.ts'
import { pendingStore } from '../src/signing/execution/pendingStore.ts'
import { signReviewed } from '../src/signing/review/signTypedData.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

/** The two local networks of the product, and one that the person added. */
const NETWORKS = [
  ['first', { chainId: 31337, chainName: 'First', shortName: 'dev1' }],
  ['second', { chainId: 31338, chainName: 'Second', shortName: 'dev2' }],
  ['added', { chainId: 4217, chainName: 'Team chain', shortName: 'team' }],
] as const
type Name = (typeof NETWORKS)[number][0]
const NAMES = NETWORKS.map(([name]) => name)

const stages = new Map<Name, Stage>()
const on = (name: Name): Stage => {
  const stage = stages.get(name)
  if (stage === undefined) throw new TypeError(`no network ${name}`)
  return stage
}
beforeAll(async () => {
  for (const [name, options] of NETWORKS) stages.set(name, await setStage(options))
  withOwnChains([on('first').chain, on('second').chain])
  ownChains.set([on('added').chain])
})
afterAll(async () => {
  ownChains.set([])
  withOwnChains([])
  undeployedAccountsStore.set([])
  savedAccountsStore.set([])
  await Promise.all([...stages.values()].map(({ devchain }) => devchain.stop({ snapshot: false })))
})

const owners = demoOwners.slice(0, 3).map(({ address }) => address)
/** The third owner leaves, another one comes, and one more signature is needed. */
const wanted: SetupTarget = {
  owners: [...owners.slice(0, 2), spareKeys[0].address],
  threshold: 3,
  modules: 'keep',
  fallbackHandler: null,
  version: '1.5.0',
}

const presenceOf = ({ chain }: Stage, safe: Address) => readPresence(chain, safe, new AbortController().signal)

/** What the board reads of an account, and plans for it. */
async function rowOf(stage: Stage, safe: Address, target: SetupTarget) {
  const presence = await presenceOf(stage, safe)
  if (presence.kind === 'absent') throw new TypeError('no account')
  const { state } = presence
  const reads = await readTarget({ chain: stage.chain, safe, state }, target)
  return { state, planned: planSetup(setupOf(safe, state), target, reads) }
}

type Subject = { readonly safe: Address; readonly transaction: SafeTransactionData; readonly version: string }

function review(
  { chain }: Stage,
  { safe, transaction, version }: Subject,
  { signatures = [], service }: { signatures?: readonly Signature[]; service: Promise<SafeState> },
) {
  const hash = hashSafeTransaction({ chainId: BigInt(chain.chainId), safe, version, transaction })
  return readReview({
    chain,
    safe,
    transaction,
    details: signatures.length === 0 ? null : detailsOf(safe, transaction, hash, signatures),
    service,
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
}

describe.each(NAMES)('on the %s network', (name) => {
  it.each(['1.3.0', '1.4.1'])(
    'behavior: a plan contains an account of %s that is not deployed; one Ethereum transaction deploys it and makes the changes',
    async (version) => {
      const stage = on(name)
      const { chain } = stage
      await stage.connect(0)
      const contracts = publishedContracts(chain, version)
      const everywhere = NAMES.map((one) => on(one).chain)
      const { address: safe, creation } = await planOnNetworks(everywhere, owners, 2, { contracts })
      expect(await presenceOf(stage, safe)).toEqual({ kind: 'absent' })
      addUndeployed([{ chainId: chain.chainId, address: safe, name: '', creation: storedCreation(creation) }])

      const { state, planned } = await rowOf(stage, safe, wanted)
      expect(state).toMatchObject({ owners, threshold: 2, creation: { version } })
      // A plan that begins with what it will be changes nothing.
      expect(isLevel((await rowOf(stage, safe, targetOf(state))).planned)).toBe(true)
      if (planned.kind !== 'planned') throw new TypeError(JSON.stringify(planned))
      expect(planned.leftOut).toEqual([{ part: 'version', why: 'not-deployed' }])
      const [step, ...others] = stepsOf(planned)
      expect(others).toEqual([])
      const account = futureSafe({ chainId: chain.chainId, safe })
      if (step === undefined || account === null) throw new TypeError('nothing to change')
      const transaction = await draftOf(step.calls, { chain, safe: account, nonce: 0n, safeTxGas: null })

      const ask = (signatures: readonly Signature[]) =>
        review(stage, { safe, transaction, version }, { signatures, service: Promise.reject(new Error('unknown')) })
      const signatures: Signature[] = []
      for (const index of [0, 2]) {
        const { reviewed, checks } = await ask(signatures)
        expect(checks.filter(({ verdict }) => verdict === 'danger')).toEqual([])
        await stage.connect(index)
        signatures.push(await signReviewed(chain, reviewed, state.owners))
      }
      const { reviewed, checks } = await ask(signatures)
      expect(checks.find(({ id }) => id === 'execution')?.verdict).toBe('verified')
      const { safeTxHash } = reviewed
      const execution = { chain, safe, version, name: null, safeTxHash, transaction, signatures, creation }
      await executeTransaction({ ...execution, owners, threshold: 2 })
      const sent = pendingStore.list().find((one) => one.chainId === chain.chainId && one.safe === safe)
      await waitForReceipt(devClient(stage.devchain.rpcUrl), sent?.txHash ?? '0x')

      const after = await rowOf(stage, safe, { ...wanted, version: 'keep' })
      expect(after.state).toMatchObject({ threshold: 3, fallbackHandler: null, nonce: 1n })
      expect(after.state.creation).toBeUndefined()
      expect(new Set(after.state.owners)).toEqual(new Set(wanted.owners))
      expect(isLevel(after.planned)).toBe(true)
      // Now the upgrade is planned, as a transaction of its own.
      const { planned: next } = await rowOf(stage, safe, wanted)
      expect(stepsOf(next).map((one) => one.step)).toContain('upgrade')
    },
    120_000,
  )

  it.each(['1.0.0', '1.1.1', '1.2.0'])(
    'security: an account of %s is treated apart, and a plan has no transaction for it',
    async (version) => {
      const stage = on(name)
      const { address } = await deploySafe(stage.devchain.rpcUrl, { owners, threshold: 1, version })
      const { planned } = await rowOf(stage, address, wanted)
      expect(planned).toEqual({ kind: 'apart', version })
      expect(stepsOf(planned)).toEqual([])
    },
  )

  it.each([
    ['without the factory', 'factory', null],
    ['with another factory, which gives other addresses', 'factory', 'SimulateTxAccessor'],
    ['without the contract of accounts', 'singleton', null],
    ['with another contract of accounts', 'singleton', 'MultiSend'],
    ['with another fallback handler', 'fallbackHandler', 'SimulateTxAccessor'],
  ] as const)(
    'security: a network %s cannot have the account: creation, replay and deployment name it, and the wallet is not asked',
    async (_title, role, code) => {
      const stage = on(name)
      const { chain, client } = stage
      const contracts = publishedContracts(chain, '1.4.1')
      const everywhere = NAMES.map((one) => on(one).chain)
      const { address, creation } = await planOnNetworks(everywhere, owners, 2, { contracts, firstSalt: 300n })
      const account = { chainId: chain.chainId, address, name: '', creation: storedCreation(creation) }
      addUndeployed([account])
      const stored = undeployedAccountsStore
        .get()
        .find((one) => isOfKey(one, { chainId: chain.chainId, safe: address }))
      if (stored === undefined) throw new TypeError('not stored')
      const own = await client.getCode({ address: contracts[role] })
      const other = code && (await client.getCode({ address: findSafeDeployment('1.4.1', code)?.address ?? '0x' }))
      const setCode = (bytecode: Hex) =>
        devClient(stage.devchain.rpcUrl).setCode({ address: contracts[role], bytecode })
      await setCode(other ?? '0x')
      try {
        const cause = code === null ? 'missing' : 'foreign'
        const answer = await readNetworkAnswer(chain, contracts)
        expect(answer).toMatchObject({ isPossible: false, cause, reason: expect.stringContaining(contracts[role]) })
        // On all networks together, the one that cannot have it is named.
        const refused = { code: `contracts-${cause}`, message: expect.stringContaining(chain.chainName) }
        await expect(planOnNetworks(everywhere, owners, 2, { contracts })).rejects.toMatchObject(refused)
        const send = () => Promise.reject(new Error('The wallet was asked.'))
        await expect(deployAccount(chain, stored, send)).rejects.toMatchObject(refused)
      } finally {
        await setCode(own ?? '0x')
      }
      expect(await readNetworkAnswer(chain, contracts)).toEqual({ isPossible: true })
    },
  )

  it('security: a payment to an own account of another network is a danger without a contract here, and none with it', async () => {
    const stage = on(name)
    const elsewhere = on(NAMES[(NAMES.indexOf(name) + 1) % NAMES.length] ?? name)
    const creation = { owners, threshold: 2, saltNonce: 77n + BigInt(stage.chain.chainId) }
    const { address: recipient } = await deploySafe(elsewhere.devchain.rpcUrl, creation)
    saveAccount({ chainId: elsewhere.chain.chainId, safe: recipient })
    const safe = await stage.deploy('1.4.1', 1)
    await fund(stage.devchain.rpcUrl, safe, { native: parseEther('1') })
    const transaction = buildTransaction({ to: recipient, value: 1n, nonce: 0n })
    const dangers = async () => {
      const service = stage.serviceState(safe)
      const { checks } = await review(stage, { safe, transaction, version: '1.4.1' }, { service })
      return checks.filter(({ verdict }) => verdict === 'danger').map(({ title, reason }) => `${title} ${reason}`)
    }
    expect(await dangers()).toEqual([
      expect.stringMatching(/your account “.*” on another network, but on this network there is no contract/),
    ])
    await deploySafe(stage.devchain.rpcUrl, creation)
    expect(await dangers()).toEqual([])
  })
})
