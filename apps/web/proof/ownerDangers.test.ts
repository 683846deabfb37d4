import { demoOwners, deploySafe, deployTestContracts, fund } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, SENTINEL_ADDRESS } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction, encodeExecTransaction } from '@countersign/safe'
import { blockingChecks, ownerChallenge } from '@countersign/safe/checks'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { keepOwnerProof } from '../src/data/storage/ownerProofs.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address previous, address old, address next)',
  'function approveHash(bytes32 hash)',
])
const [alice, bob, carol] = [demoOwners[0].address, demoOwners[1].address, demoOwners[2].address]
let stage: Stage
let token: Address
let salt = 900n
beforeAll(async () => {
  stage = await setStage()
  token = checksumAddress((await deployTestContracts(stage.devchain.rpcUrl)).testUsd)
})
afterAll(() => stage.devchain.stop())

async function deploy(threshold: number, ...owners: readonly Address[]): Promise<Address> {
  const { rpcUrl } = stage.devchain
  const { address } = await deploySafe(rpcUrl, { owners: [...owners], threshold, version: '1.4.1', saltNonce: salt++ })
  await fund(rpcUrl, address, { native: parseEther('5') })
  return address
}
const swap = (old: Address, next: Address, previous = SENTINEL_ADDRESS): Hex =>
  encodeFunctionData({ abi, functionName: 'swapOwner', args: [previous, old, next] })
const add = (owner: Address, threshold: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [owner, threshold] })

type Fetch = NonNullable<Parameters<typeof readReview>[0]['fetchDetails']>

async function review(safe: Address, data: Hex, to: Address = safe, fetchDetails?: Fetch) {
  return readReview({
    chain: stage.chain,
    safe,
    transaction: buildTransaction({ to, data, nonce: 0n }),
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
    ...(fetchDetails ? { fetchDetails } : {}),
  })
}
const graphOf = (checks: Awaited<ReturnType<typeof review>>['checks']) =>
  checks.filter(({ id }) => id === 'owner-graph')

/** Each way to lock an account by its owners: the account, the change, and the text of the danger. */
const WAYS: [string, () => Promise<{ safe: Address; data: Hex; words: string[] }>][] = [
  [
    'a threshold above the owners that can sign',
    async () => {
      const safe = await deploy(2, alice, bob)
      return { safe, data: add(token, 3n), words: ['3 of 3 owners must sign, but only 2 can', token] }
    },
  ],
  [
    'an owner that is a contract and cannot sign',
    async () => {
      const safe = await deploy(1, alice)
      return { safe, data: swap(alice, token), words: [`${token} is a contract that cannot sign`] }
    },
  ],
  [
    'accounts that own each other',
    async () => {
      const safe = await deploy(2, alice, bob)
      const child = await deploy(1, safe)
      return { safe, data: swap(alice, child), words: [`${safe} is owned by ${child} is owned by ${safe}`] }
    },
  ],
  [
    'an owner that is an account that cannot reach its threshold',
    async () => {
      const safe = await deploy(2, alice, bob)
      const child = await deploy(2, carol, token)
      return { safe, data: swap(alice, child), words: [`${child} needs 2 of 2 owners and has 1 that can sign`] }
    },
  ],
  [
    'the same two levels below',
    async () => {
      const safe = await deploy(1, alice)
      const child = await deploy(1, await deploy(1, token))
      return { safe, data: swap(alice, child), words: [`${token} is a contract that cannot sign`] }
    },
  ],
]

it.each(WAYS)('security: %s is a danger that blocks and names the locked amounts', async (_, make) => {
  const { safe, data, words } = await make()
  const { checks } = await review(safe, data)
  const [found] = graphOf(checks)
  expect(found).toMatchObject({ verdict: 'danger', title: 'The account could never act again' })
  for (const part of [...words, 'the 5.00 ETH and the tokens in it']) expect(found?.reason).toContain(part)
  expect(blockingChecks(checks, []).map(({ id }) => id)).toContain('owner-graph')
})

it('security: a change that locks an account in an inner execution is the same danger', async () => {
  const parent = await deploy(1, alice)
  const child = await deploy(1, parent)
  const inner = buildTransaction({ to: child, data: swap(parent, token), nonce: 0n })
  const { checks, ownerships } = await review(parent, encodeExecTransaction(inner, '0x'), child)
  expect(graphOf(checks)).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(token) }])
  expect(ownerships).toMatchObject([
    { account: child, before: { value: { owners: [parent] } }, after: { value: { owners: [token] } } },
  ])
  // The new owner of the other account is checked like one of this account.
  expect(checks.filter(({ id }) => id === 'new-owners')).toMatchObject([
    { verdict: 'danger', title: 'New owner cannot sign' },
  ])
})

it('security: a change that locks an account in a transaction that is only approved here is the same danger', async () => {
  const parent = await deploy(1, alice)
  const child = await deploy(1, parent)
  const inner = buildTransaction({ to: child, data: swap(parent, token), nonce: 0n })
  const chainId = BigInt(stage.chain.chainId)
  const { safeTxHash } = buildSafeTransaction({ chainId, safe: child, version: '1.4.1', transaction: inner })
  const data = encodeFunctionData({ abi, functionName: 'approveHash', args: [safeTxHash] })
  const { checks } = await review(parent, data, child, async () => detailsOf(child, inner, safeTxHash))
  const [found] = graphOf(checks)
  expect(found).toMatchObject({ verdict: 'danger', field: `nested.${safeTxHash}.transaction.threshold` })
  expect(found?.reason).toContain(`In the transaction ${safeTxHash} of ${child}, which this approves`)
  expect(found?.reason).toContain(`${token} is a contract that cannot sign`)
})

it('behavior: a harmless change of the same accounts is not a danger, and keys behind two owners are named', async () => {
  const safe = await deploy(2, alice, bob)
  const child = await deploy(1, alice, carol)
  const { checks } = await review(safe, add(child, 2n))
  expect(graphOf(checks).map(({ verdict, title }) => [verdict, title])).toEqual([
    ['caution', 'One key alone could act'],
    ['caution', 'One key is behind two owners'],
  ])
})

it('behavior: a key that runs the code of a contract (EIP-7702) is still a key, and the contract is named', async () => {
  const safe = await deploy(2, alice, bob)
  const holder = privateKeyToAccount(`0x${'7'.repeat(64)}`)
  await stage.client.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
    method: 'anvil_setCode',
    params: [holder.address, `0xef0100${token.slice(2).toLowerCase()}`],
  })
  const message = ownerChallenge({ owner: holder.address, account: safe, chainId: BigInt(stage.chain.chainId) })
  keepOwnerProof({
    chainId: stage.chain.chainId,
    account: safe,
    owner: holder.address,
    signature: await holder.signMessage({ message }),
  })
  const { checks, newOwners } = await review(safe, add(holder.address, 2n))
  expect(newOwners).toMatchObject([{ owner: holder.address, isContract: false, proof: expect.stringMatching(/^0x/) }])
  expect(checks.find(({ id }) => id === 'new-owners')).toMatchObject({ verdict: 'verified' })
  expect(graphOf(checks)).toMatchObject([
    { verdict: 'caution', title: 'An owner’s key runs the code of a contract', reason: expect.stringContaining(token) },
  ])
})
