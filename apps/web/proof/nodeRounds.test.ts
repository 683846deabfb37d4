import type { SafeState } from '@countersign/api'
import { demoOwners } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { chainUntil } from '../src/data/rpc/chainUntil.ts'
import { runSimulation } from '../src/parts/simulation/runSimulation.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { startRoundNode } from './roundNode.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let safe: Address
let reported: SafeState
let node: Awaited<ReturnType<typeof startRoundNode>>
beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
  reported = await stage.serviceState(safe)
  node = await startRoundNode(stage.devchain.rpcUrl)
})
afterEach(() => void node.rounds.splice(0))
afterAll(async () => {
  node.stop()
  await stage.devchain.stop()
})

const transaction = buildTransaction({ to: demoOwners[2].address, value: 10n ** 18n, nonce: 0n })

function remote() {
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  return { ...stage.chain, rpcUri: rpc, publicRpcUri: rpc }
}

const review = (service: SafeState) =>
  readReview({
    chain: chainUntil(remote(), new AbortController().signal),
    safe,
    transaction,
    details: null,
    service: Promise.resolve(service),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })

const simulation = (facts: SafeState) =>
  runSimulation({
    chain: remote(),
    safe,
    transaction,
    sender: null,
    knownAddresses: [],
    reported: () => ({
      owners: facts.owners.map(({ value }) => value),
      threshold: facts.threshold,
      nonce: BigInt(facts.nonce),
      version: facts.version ?? '',
    }),
  })

it('behavior: the review of a payment takes two round trips to the node', async () => {
  const { checks } = await review(reported)
  expect(node.rounds).toHaveLength(2)
  expect(node.rounds[0]).toEqual(['eth_blockNumber'])
  expect(checks.find(({ id }) => id === 'account-code')?.verdict).toBe('verified')
})

it('behavior: a simulation takes three, the last of which compares its block', async () => {
  const { result } = await simulation(reported)
  expect(result.success).toBe(true)
  expect(node.rounds).toHaveLength(3)
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
