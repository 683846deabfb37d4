import { isAcceptedSignature } from '@countersign/chain-client'
import { demoOwners, deploySafe, startDevchain, type Devchain } from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, packSignatures } from '@countersign/safe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMessageReview } from '../src/screens/messages/read/readMessageReview.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { signTypedData } from '../src/signing/review/signTypedData.ts'
import { readableChain } from '../src/data/rpc/readableChain.ts'
import { setStage, type Stage } from './testStage.ts'

const VERSION = '1.1.1'
const owners = demoOwners.slice(0, 3).map(({ address }) => address)
let stage: Stage
let elsewhere: Devchain
let safe: Address
beforeAll(async () => {
  ;[stage, elsewhere] = await Promise.all([setStage(), startDevchain({ chainId: 31338, port: 0 })])
  safe = await stage.deploy(VERSION, 1)
  // The same owners, created in the same way.
  const twin = await deploySafe(elsewhere.rpcUrl, { owners, threshold: 1, version: VERSION })
  expect(twin.address).toBe(safe)
})
afterAll(() => Promise.all([stage.devchain.stop(), elsewhere.stop()]))

const messageReview = (account: Address) =>
  readMessageReview({
    chain: stage.chain,
    safe: account,
    content: 'Halden treasury controls this account.',
    origin: null,
    details: null,
    askedHash: null,
    service: stage.serviceState(account),
  })

describe('an account of 1.1.1', () => {
  it('error: its message is signed for every network, and the page says so', async () => {
    const { reviewed, checks, state } = await messageReview(safe)
    expect(checks.find(({ id }) => id === 'chain-binding')).toMatchObject({
      verdict: 'caution',
      title: 'The signature is valid on every network',
    })
    await stage.connect(0)
    const { typedData, safeMessageHash } = reviewed
    const signature = await signTypedData(stage.chain, typedData, safeMessageHash, state.owners, state.version)
    const complete = packSignatures([signature])
    const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: elsewhere.rpcUrl }
    const other = chainFixture({ chainId: '31338', rpcUri: rpc, publicRpcUri: rpc })
    for (const network of [stage.chain, other])
      expect(await isAcceptedSignature(readableChain(network), reviewed, complete), network.chainId).toBe(true)
  })

  it('error: its transaction is also signed for every network', async () => {
    const { checks } = await readReview({
      chain: stage.chain,
      safe,
      transaction: buildTransaction({ to: owners[2] ?? ZERO_ADDRESS, value: 1n, nonce: 0n }),
      details: null,
      service: stage.serviceState(safe),
      queuedNonces: Promise.resolve([]),
      askedHash: null,
      sender: owners[0] ?? null,
    })
    expect(checks.find(({ id }) => id === 'chain-binding')).toMatchObject({ verdict: 'caution' })
  })

  it('behavior: an account of 1.4.1 signs for its network only', async () => {
    const { checks } = await messageReview(await stage.deploy('1.4.1', 1))
    expect(checks.find(({ id }) => id === 'chain-binding')?.verdict).toBe('verified')
  })
})
