import { demoOwners, deploySafe, devchainConfig, fund } from '@countersign/devchain'
import { type Address, checksumAddress } from '@countersign/primitives'
import { keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safes, transfers } from '../db/schema/schema.ts'
import { insertMany } from '../db/statements/insertMany.ts'
import { type FaultyNode, noFaults, startFaultyNode } from '../testing/faultyNode.ts'
import { providerLimits } from '../testing/providerLimits.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

/** Three groups of the most names that a node accepts. `npm run bench -- operate` follows 10,000. */
const FOLLOWED = 2_500
const BLOCKS_AT_HEAD = 6
/** One unfiltered request of each kind takes 4; with names in three groups each block takes 24. */
const MOST_AT_HEAD = 6
const MISSED_BLOCKS = 30
/** It takes 22; with the requests of a block at the head it is 132. */
const MOST_TO_CATCH_UP = 40
const [owner] = demoOwners

let chain: TestChain
let node: FaultyNode
let service: TestContext | undefined
let safe: Address
beforeAll(async () => {
  chain = await startTestChain()
  node = await startFaultyNode(chain.rpcUrl, 5)
  const { address } = await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, saltNonce: 81n })
  safe = address
})
afterAll(async () => {
  await service?.close()
  node.faults = { ...noFaults }
  await node?.stop()
  await chain?.devchain.stop({ snapshot: false })
})

/** One account that exists, and rows of others, of which only the addresses cost something. */
async function openFollowing(): Promise<TestContext> {
  const { serviceRpcUrl: _local, ...entry } = devchainConfig(chain.devchain, chain.contracts)
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  const opened = await openTestContext(chain, {
    enrolment: { freeAccounts: FOLLOWED },
    chains: [{ ...entry, isLocal: false, mode: 'onDemand', rpcUri: rpc, publicRpcUri: rpc }],
  })
  await opened.chain.indexer.discover(safe)
  await opened.chain.indexer.sync()
  const [row] = await opened.context.db.drizzle.query.safes.findMany({ limit: 1 })
  if (!row) throw new Error('No account was indexed.')
  const rows = Array.from({ length: FOLLOWED - 1 }, (_none, index) => ({
    ...row,
    address: checksumAddress(`0x${keccak256(toHex(index)).slice(-40)}`),
  }))
  for (let from = 0; from < rows.length; from += 500)
    await insertMany(safes, rows.slice(from, from + 500), (part) =>
      opened.context.db.drizzle.insert(safes).select(part),
    )
  return opened.reopen()
}

let amount = 0n
/** A block with a transfer to the account. */
const addBlock = () =>
  fund(chain.rpcUrl, safe, { tokens: [{ token: chain.contracts.testUsd, amount: (amount += 1n) }] })
async function countLogRequests(indexer: TestContext['chain']['indexer']): Promise<number> {
  const before = node.calls.get('eth_getLogs') ?? 0
  await indexer.sync()
  return (node.calls.get('eth_getLogs') ?? 0) - before
}

test('behavior: thousands of accounts behind a node with limits cost a few requests per block at the head, and few to catch up', async () => {
  service = await openFollowing()
  Object.assign(node.faults, providerLimits)
  const { indexer } = service.chain
  await indexer.sync()
  const atHead: number[] = []
  for (let block = 0; block < BLOCKS_AT_HEAD; block += 1) {
    await addBlock()
    atHead.push(await countLogRequests(indexer))
  }
  for (let block = 0; block < MISSED_BLOCKS; block += 1) await addBlock()
  const caughtUp = await countLogRequests(indexer)
  expect(Math.max(...atHead)).toBeLessThanOrEqual(MOST_AT_HEAD)
  expect(caughtUp).toBeLessThanOrEqual(MOST_TO_CATCH_UP)
  const rows = await service.context.db.drizzle.select({ value: transfers.value }).from(transfers)
  expect(rows.map(({ value }) => BigInt(value ?? 0)).sort()).toEqual(
    Array.from({ length: BLOCKS_AT_HEAD + MISSED_BLOCKS }, (_none, index) => BigInt(index + 1)).sort(),
  )
})
