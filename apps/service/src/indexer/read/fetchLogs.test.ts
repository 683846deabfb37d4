import { demoOwners, deploySafe, devClient, executeSafeTransaction, fund } from '@countersign/devchain'
import { type Address, checksumAddress } from '@countersign/primitives'
import { createPublicClient, http, keccak256, type PublicClient, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyNode, noFaults, startFaultyNode } from '../../testing/faultyNode.ts'
import { startTestChain, type TestChain } from '../../testing/testService.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'
import type { RawLog } from '../fold/decode/RawLog.ts'
import { fetchSafeLogs, fetchTokenLogs } from './fetchLogs.ts'

const [owner] = demoOwners
let chain: TestChain
let node: FaultyNode
let to: number
/** Many accounts, of which two have logs. */
let accounts: ReadonlySet<Address>

beforeAll(async () => {
  chain = await startTestChain()
  node = await startFaultyNode(chain.rpcUrl, 3)
  const used: Address[] = []
  for (const saltNonce of [71n, 72n, 73n]) {
    const { address } = await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, saltNonce })
    await fund(chain.rpcUrl, address, { tokens: [{ token: chain.contracts.testUsd, amount: saltNonce }] })
    await executeSafeTransaction(chain.rpcUrl, { safe: address, to: owner.address, value: 0n, signers: [owner] })
    used.push(address)
  }
  const others = Array.from({ length: 2500 }, (_none, index) =>
    checksumAddress(`0x${keccak256(toHex(index)).slice(-40)}`),
  )
  accounts = new Set([...others, ...used.slice(0, 2)].map(lowerAddress))
  to = Number(await devClient(chain.rpcUrl).getBlockNumber())
})
beforeEach(() => {
  node.faults = { ...noFaults }
  node.calls.clear()
})
afterAll(async () => {
  await node?.stop()
  await chain?.devchain.stop({ snapshot: false })
})

const place = ({ blockNumber, logIndex }: RawLog) => `${blockNumber}.${logIndex}`
async function read(client: PublicClient, range = { from: 0, to }) {
  const [safeLogs, tokenLogs] = [
    await fetchSafeLogs(client, range, accounts),
    await fetchTokenLogs(client, range, accounts),
  ]
  return { safeLogs: safeLogs.map(place), tokenLogs: tokenLogs.map(place) }
}
const connect = (): PublicClient => createPublicClient({ transport: http(node.url, { retryCount: 0 }) })
const requests = () => node.calls.get('eth_getLogs') ?? 0

test('behavior: a node that accepts few names is asked in more groups, and the logs are the same', async () => {
  const whole = await read(connect())
  expect(whole.tokenLogs).toHaveLength(2)
  // Three groups of 1000: one request each for account events and three for tokens, and the two creations.
  expect(requests()).toBe(14)
  node.faults.mostNames = 300
  const client = connect()
  expect(await read(client)).toEqual(whole)
  node.calls.clear()
  expect(await read(client)).toEqual(whole)
  // Eleven groups of 250.
  expect(requests()).toBe(46)
})

test('behavior: a block at the head costs one unfiltered request of each kind, with the same logs', async () => {
  const whole = await read(connect())
  node.calls.clear()
  const client = connect()
  const last = Array.from({ length: 6 }, (_none, index) => to - 5 + index)
  const found = []
  for (const block of last) found.push(await read(client, { from: block, to: block }))
  expect(requests()).toBe(12)
  const isLast = (at: string) => last.includes(Number(at.split('.')[0]))
  expect(found.flatMap(({ safeLogs }) => safeLogs)).toEqual(whole.safeLogs.filter(isLast))
  expect(found.flatMap(({ tokenLogs }) => tokenLogs)).toEqual(whole.tokenLogs.filter(isLast))
})
