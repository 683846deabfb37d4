import {
  deploySafeContracts,
  demoOwners,
  devClient,
  type Devchain,
  startDevchain,
  waitForReceipt,
} from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { contractsFor, readNetworkAnswer } from '../src/data/creation/contractsOf.ts'
import { deployAccount } from '../src/data/creation/deployAccount.ts'
import { planAccount, planOnNetworks } from '../src/data/creation/planAccount.ts'
import { readDeployment } from '../src/data/creation/readDeployment.ts'
import {
  addUndeployed,
  deploymentState,
  isOfKey,
  storedCreation,
  undeployedAccountsStore,
} from '../src/data/undeployed/undeployedAccounts.ts'
import { changeAfter } from '../src/data/creation/useFollowUndeployed.ts'
import { sendTransaction } from '../src/signing/execution/sendTransaction.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let other: Devchain
let bare: Devchain
const chainAt = ({ chainId, rpcUrl }: Devchain) => {
  const node = { authentication: 'NO_AUTHENTICATION', value: rpcUrl } as const
  return chainFixture({
    chainId: String(chainId),
    chainName: `Chain ${chainId}`,
    shortName: `c${chainId}`,
    rpcUri: node,
    publicRpcUri: node,
  })
}
beforeAll(async () => {
  stage = await setStage()
  other = await startDevchain({ chainId: 10 })
  await deploySafeContracts(other.rpcUrl)
  bare = await startDevchain({ chainId: 4217 })
})
afterAll(() => Promise.all([stage.devchain.stop(), other.stop({ snapshot: false }), bare.stop({ snapshot: false })]))

const owners = demoOwners.map(({ address }) => address)
const storedFor = (chainId: string, safe: Address) => {
  const account = undeployedAccountsStore.get().find((one) => isOfKey(one, { chainId, safe }))
  if (!account) throw new Error('It is not stored.')
  return account
}

it('behavior: one salt is free on every network; what is stored deploys the account at the shown address', async () => {
  const chains = [stage.chain, chainAt(other)]
  await stage.connect(0)
  const first = await planAccount(stage.chain, owners, 2)
  const sent = await sendTransaction(stage.chain, first.factory, first.data, { description: 'Taken on one network' })
  await waitForReceipt(devClient(stage.devchain.rpcUrl), sent.txHash)
  expect((await planAccount(chainAt(other), owners, 2)).saltNonce).toBe(0n)
  const plan = await planOnNetworks(chains, owners, 2)
  expect(plan.saltNonce).toBe(1n)
  await expect(planOnNetworks(chains, owners, 2, { onlySalt: 0n })).rejects.toMatchObject({
    code: 'no-free-address',
    message: expect.stringContaining(stage.chain.chainName),
  })

  const { chainId } = stage.chain
  addUndeployed([{ chainId, address: plan.address, name: 'Reserve', creation: storedCreation(plan.creation) }])
  const account = storedFor(chainId, plan.address)
  expect(deploymentState(account)).toBe('not-deployed')
  expect(await readDeployment(stage.chain, account)).toEqual({ hasCode: false, isSuccess: null, walletNonce: null })
  await deployAccount(stage.chain, account, ({ to, data }) =>
    sendTransaction(stage.chain, to, data, { description: 'Deploy' }),
  )
  const deploying = storedFor(chainId, plan.address)
  expect(deploymentState(deploying)).toBe('deploying')
  await expect.poll(async () => (await readDeployment(stage.chain, deploying)).hasCode).toBe(true)
  expect(changeAfter(deploying, await readDeployment(stage.chain, deploying), 7)).toEqual({
    deployedAt: 7,
    failure: null,
  })
  await expect(deployAccount(stage.chain, deploying, () => Promise.reject(new Error('never asked')))).rejects.toThrow(
    /already has code/,
  )
})

it('security: stored data that give another address than the shown one are not sent', async () => {
  const plan = await planAccount(stage.chain, owners, 3)
  const creation = { ...storedCreation(plan.creation), threshold: 1 }
  const { chainId } = stage.chain
  addUndeployed([{ chainId, address: plan.address, name: '', creation }])
  const send = () => Promise.reject(new Error('The wallet was asked.'))
  await expect(deployAccount(stage.chain, storedFor(chainId, plan.address), send)).rejects.toMatchObject({
    code: 'prediction-differs',
  })
  expect(deploymentState(storedFor(chainId, plan.address))).toBe('failed')
})

it('error: a network without the factory cannot have the account, and says so', async () => {
  const contracts = await contractsFor(stage.chain, null)
  expect(await readNetworkAnswer(chainAt(other), contracts)).toEqual({ isPossible: true })
  expect(await readNetworkAnswer(chainAt(bare), contracts)).toMatchObject({
    isPossible: false,
    role: 'factory',
    cause: 'missing',
    reason: expect.stringContaining(contracts.factory),
  })
  // Another factory code gives another address.
  const foreign = { ...contracts, factory: contracts.singleton }
  expect(await readNetworkAnswer(stage.chain, foreign)).toMatchObject({ isPossible: false, cause: 'foreign' })
})

it('behavior: other versions have their own contracts, and the address of each is confirmed', async () => {
  const chains = [stage.chain, chainAt(other)]
  const addresses = new Set<string>()
  for (const version of ['1.3.0', '1.4.1', '1.5.0']) {
    const contracts = await contractsFor(stage.chain, version)
    expect(contracts.version).toBe(version)
    addresses.add((await planOnNetworks(chains, owners, 1, { contracts, onlySalt: 2n ** 256n - 1n })).address)
  }
  expect(addresses.size).toBe(3)
})

it('behavior: a second account of the same owners, while the first is kept for later, has another address', async () => {
  const first = await planAccount(stage.chain, owners, 3)
  addUndeployed([
    { chainId: stage.chain.chainId, address: first.address, name: 'First', creation: storedCreation(first.creation) },
  ])
  const second = await planAccount(stage.chain, owners, 3)
  expect(second.saltNonce).toBe(first.saltNonce + 1n)
  expect(second.address).not.toBe(first.address)
})
