import { erc20Abi, findSafeDeployment, safeAbi } from '@countersign/chains'
import {
  demoOwners,
  deployTestContracts,
  devClient,
  executeSafeTransaction,
  fund,
  sendTransaction,
  spareKeys,
  type DevClient,
  type TestContracts,
} from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, type MultiSendCall, type SafeTransactionData } from '@countersign/safe'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreationContracts } from '@countersign/safe'
import { contractsOnChain } from '../src/data/creation/contractsOf.ts'
import { planAccount } from '../src/data/creation/planAccount.ts'
import { readRelated } from '../src/data/related/readRelated.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { draftNewAccount } from '../src/screens/new-account/draftNewAccount.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let client: DevClient
let tokens: TestContracts
beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
  tokens = await deployTestContracts(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

const signers = demoOwners.slice(0, 2)
const friend = spareKeys[3].address

const batchOf = (calls: readonly MultiSendCall[], version = '1.4.1'): SafeTransactionData =>
  buildBatch({ calls, nonce: 0n, multiSend: findSafeDeployment(version, 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS })

/** The checks of the new account and of its payment on the review. */
async function judge(safe: Address, transaction: SafeTransactionData) {
  const review = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  const of = (id: string) => review.checks.filter((check) => check.id === id)
  return {
    created: of('new-account').map(({ verdict, title }) => `${verdict}: ${title}`),
    paid: of('recipients').map(({ verdict }) => verdict),
  }
}

const contractsOf = async (version: string): Promise<CreationContracts> => {
  const found = (await contractsOnChain(stage.chain)).find((one) => one.version === version)
  if (!found) throw new Error(`Version ${version} is not on the chain.`)
  return found
}

const coin = (amount: string) => ({ token: ZERO_ADDRESS, amount: parseEther(amount), text: amount, decimals: 18 })
const dollars = (amount: string) => ({
  token: tokens.testUsd,
  amount: parseUnits(amount, 6),
  text: amount,
  decimals: 6,
})

describe('an account that another account owns', () => {
  it.each(['1.3.0', '1.4.1', '1.5.0'])(
    'behavior: one transaction creates an account of version %s at the computed address, and funds it',
    async (version) => {
      const safe = await stage.deploy('1.4.1', 2)
      await fund(stage.devchain.rpcUrl, safe, { tokens: [{ token: tokens.testUsd, amount: parseUnits('100', 6) }] })
      const plan = await planAccount(stage.chain, [safe, friend], 1, {
        contracts: await contractsOf(version),
        firstSalt: 77n,
      })
      const { calls, typed } = draftNewAccount(plan, [coin('2'), dollars('30')])
      const transaction = batchOf(calls)
      expect(typed?.map(({ call, place }) => [call, place])).toEqual([
        [1, 'value'],
        [2, 1],
      ])
      expect(await judge(safe, transaction)).toEqual({
        created: [
          version === '1.3.0'
            ? 'caution: The new account would run an older contract'
            : 'verified: The new account is what is shown',
        ],
        paid: ['verified'],
      })
      const { to, data, operation } = transaction
      expect(
        (await executeSafeTransaction(stage.devchain.rpcUrl, { safe, signers, to, data, operation })).success,
      ).toBe(true)
      const read = <Name extends 'getOwners' | 'VERSION' | 'getThreshold'>(functionName: Name) =>
        stage.client.readContract({ address: plan.address, abi: safeAbi, functionName })
      expect(await read('getOwners')).toEqual([safe, friend])
      expect(await read('getThreshold')).toBe(1n)
      expect(await read('VERSION')).toBe(version)
      expect(await client.getBalance({ address: plan.address })).toBe(parseEther('2'))
      const balance = {
        address: tokens.testUsd,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [plan.address],
      } as const
      expect(await client.readContract(balance)).toBe(30_000_000n)
      expect(await judge(safe, { ...transaction, nonce: 1n })).toMatchObject({
        created: expect.arrayContaining(['danger: The new address already has a contract']),
      })
    },
  )

  it('security: funds that go to another address than the created one are a danger', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const plan = await planAccount(stage.chain, [safe], 1, { firstSalt: 5n })
    const other = await planAccount(stage.chain, [safe], 1, { firstSalt: 500n })
    const swapped = draftNewAccount({ ...plan, address: other.address }, [coin('1')])
    expect((await judge(safe, batchOf(swapped.calls))).created).toEqual([
      'danger: The payment does not go to the new account',
    ])
    const inTokens = draftNewAccount({ ...plan, address: other.address }, [dollars('1')])
    expect((await judge(safe, batchOf(inTokens.calls))).created).toEqual([
      'danger: The payment does not go to the new account',
    ])
  })

  it('behavior: without funds the transaction is one plain call', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const plan = await planAccount(stage.chain, [safe], 1)
    const transaction = batchOf(draftNewAccount(plan, []).calls)
    expect(transaction).toMatchObject({ to: plan.factory, operation: 0, value: 0n })
    expect((await judge(safe, transaction)).created).toEqual(['verified: The new account is what is shown'])
  })

  it('behavior: the tree contains the accounts above and below, without those that the chain denies', async () => {
    const top = await stage.deploy('1.4.1', 2)
    const make = async (owners: readonly Address[], salt: bigint, threshold = 1) => {
      const plan = await planAccount(stage.chain, owners, threshold, { firstSalt: salt })
      await sendTransaction(client, { from: friend, to: plan.factory, data: plan.data })
      return plan.address
    }
    const middle = await make([top, friend], 1n, 2)
    const low = await make([middle], 2n)
    const stranger = await make([friend], 3n)
    const owned = new Map<string, Address[]>([
      [top, [middle, stranger]],
      [middle, [low]],
    ])
    const candidates = async (owner: Address) => owned.get(owner) ?? []
    const below = await readRelated({ chain: stage.chain, safe: top, candidates })
    expect(below).toMatchObject({ keys: 3, above: { next: [] }, denied: [stranger] })
    expect(below.below.next).toMatchObject([
      { address: middle, members: { threshold: 2 }, next: [{ address: low, end: null, next: [] }] },
    ])
    const above = await readRelated({ chain: stage.chain, safe: low, candidates })
    expect(above.above.next).toMatchObject([
      { address: middle, members: { owners: [top, friend] }, next: [{ address: top, next: [] }] },
    ])
  })
})
