import type { SafeState } from '@countersign/api'
import { safeAbi } from '@countersign/chains'
import { demoOwners, deployTestContracts, fund, type TestContracts } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import type { NamedBlock } from '@countersign/simulation'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readAtNewest } from '../src/data/rpc/readAtNewest.ts'
import { runSimulation } from '../src/parts/simulation/runSimulation.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { startRoundNode } from './roundNode.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let safe: Address
let other: Address
let reported: SafeState
let tokens: TestContracts
let node: Awaited<ReturnType<typeof startRoundNode>>
beforeAll(async () => {
  stage = await setStage()
  tokens = await deployTestContracts(stage.devchain.rpcUrl)
  safe = await stage.deploy('1.4.1', 2)
  other = await stage.deploy('1.4.1', 2)
  await fund(stage.devchain.rpcUrl, safe, { tokens: [{ token: tokens.testUsd, amount: 1000n }] })
  reported = await stage.serviceState(safe)
  node = await startRoundNode(stage.devchain.rpcUrl)
})
afterEach(() => void node.rounds.splice(0))
afterAll(async () => {
  node.stop()
  await stage.devchain.stop()
})

const transaction = buildTransaction({ to: demoOwners[2].address, value: 10n ** 18n, nonce: 0n })

function remote(value = node.url) {
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value }
  return { ...stage.chain, rpcUri: rpc, publicRpcUri: rpc }
}

const review = (service: SafeState, named: NamedBlock | null = null, reviewed = transaction) =>
  readAtNewest(remote(), { named, signal: new AbortController().signal }).read((chain, block) =>
    readReview({
      chain,
      head: Promise.resolve(block),
      safe,
      transaction: reviewed,
      details: null,
      service: Promise.resolve(service),
      queuedNonces: Promise.resolve([]),
      sender: null,
    }),
  )

const simulation = (facts: SafeState, named: NamedBlock | null = null, simulated = transaction, url = node.url) =>
  runSimulation({
    chain: remote(url),
    safe,
    transaction: simulated,
    sender: null,
    knownAddresses: [],
    named,
    reported: () => ({
      owners: facts.owners.map(({ value }) => value),
      threshold: facts.threshold,
      nonce: BigInt(facts.nonce),
      version: facts.version ?? '',
    }),
  })

/** The newest block, as an honest service names it. */
async function newest(): Promise<NamedBlock> {
  const { number, hash } = await stage.client.getBlock()
  return { number, hash }
}

it('behavior: a review takes three round trips to the node, the last of which compares the block of its simulation', async () => {
  const [{ checks }, { result }] = await Promise.all([review(reported), simulation(reported)])
  expect(checks.find(({ id }) => id === 'account-code')?.verdict).toBe('verified')
  expect(result.success).toBe(true)
  expect(node.rounds).toHaveLength(3)
  expect(node.rounds[0]?.toSorted()).toEqual(['eth_blockNumber', 'eth_getBlockByNumber'])
  expect(node.rounds[2]).toEqual(['eth_getBlockByNumber'])
})

it('security: an account that the service describes wrongly is read and simulated as the chain has it, with more round trips', async () => {
  const [first] = reported.owners
  const lie = { ...reported, threshold: 1, owners: first ? [first] : [], implementation: reported.address }
  const { state, checks } = await review(lie)
  expect(state.owners).toHaveLength(3)
  expect(checks.find(({ id }) => id === 'account-code')?.verdict).toBe('verified')
  expect(checks.find(({ id }) => id === 'account-state')?.verdict).toBe('danger')
  node.rounds.splice(0)
  const { result } = await simulation(lie)
  expect(result.assumptions.join(' ')).toContain('2 of 3')
  expect(node.rounds).toHaveLength(4)
})

const sum = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [demoOwners[2].address, 5n] })
const owner = encodeFunctionData({
  abi: safeAbi,
  functionName: 'addOwnerWithThreshold',
  args: ['0x000000000000000000000000000000000000bEEF', 2n],
})
const NONCE = '0xaffed0e0'

it.each([
  ['a payment of coins', () => transaction],
  ['a payment of a token', () => buildTransaction({ to: tokens.testUsd, data: sum, nonce: 0n })],
  ['a call of a contract', () => buildTransaction({ to: other, data: NONCE, nonce: 0n })],
  ['a change of owners', () => buildTransaction({ to: safe, data: owner, nonce: 0n })],
])(
  'behavior: with the newest block that the service names, %s takes two round trips with its simulation',
  async (_, build) => {
    const built = build()
    const named = await newest()
    const [{ checks, state }, { result }] = await Promise.all([
      review(reported, named, built),
      simulation(reported, named, built),
    ])
    expect(checks.find(({ id }) => id === 'account-code')?.verdict).toBe('verified')
    expect(state.block).toBe(named.number)
    expect(result).toMatchObject({ success: true, block: named })
    expect(node.rounds).toHaveLength(2)
    expect(node.rounds[1]).toContain('eth_getBlockByNumber')
  },
)

it('security: a block that is not the newest of the node decides nothing and costs no further round trip', async () => {
  const old = await newest()
  await fund(stage.devchain.rpcUrl, safe, { native: 9n * 10n ** 18n })
  const now = await newest()
  const future = { ...now, number: now.number + 100n }
  for (const named of [old, future, { ...old, number: now.number }]) {
    node.rounds.splice(0)
    const [{ checks, state }, { result }] = await Promise.all([review(reported, named), simulation(reported, named)])
    expect(state).toMatchObject({ block: now.number, balance: 14n * 10n ** 18n })
    expect(checks.find(({ id }) => id === 'account-code')?.verdict).toBe('verified')
    expect(result).toMatchObject({ success: true, block: now })
    expect(node.rounds).toHaveLength(3)
  }
})

it('security: a node that ignores hashes is read as without a named block', async () => {
  const sloppy = await startRoundNode(stage.devchain.rpcUrl, (body) =>
    body.replaceAll(/\{"blockHash":"0x[0-9a-f]+","requireCanonical":true\}/g, '"latest"'),
  )
  try {
    const { result } = await simulation(reported, await newest(), transaction, sloppy.url)
    expect(result.success).toBe(true)
    expect(sloppy.rounds).toHaveLength(3)
  } finally {
    sloppy.stop()
  }
})
