import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildSafeTransaction, buildTransaction, type SafeTransaction } from '@countersign/safe'
import { dataSource } from '../../../data/api/dataSource.ts'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { readObserved } from '../../../data/query/readObserved.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import type { PendingExecution } from '../../../signing/execution/PendingExecution.ts'
import { pendingStore } from '../../../signing/execution/pendingStore.ts'
import { chainState } from '../../../testing/proposalFixture.ts'
import type { Review } from '../model/Review.ts'
import { reviewQuery } from './reviewQuery.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const servers: Server[] = []
const clients: QueryClient[] = []
let nextChain = 700

// A review that is left may still be loading its code when this file ends; the files after it share the modules.
beforeAll(() => import('../read/readReview.ts').then(() => undefined))

afterEach(() => {
  // The reviews also request the account from a service, which is absent here.
  dataSource.serviceAnswered()
  for (const client of clients.splice(0)) client.clear()
  for (const server of servers.splice(0)) server.close()
})

/** A node that answers the first `refused` requests with 429. */
async function startNode(refused: number) {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    if (requests <= refused) response.writeHead(429, { 'retry-after': '1' }).end()
    else response.end(JSON.stringify({ id: 0, result: '0xa' }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const value = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value }
  return {
    chain: chainFixture({ chainId: String(nextChain++), rpcUri: uri, publicRpcUri: uri }),
    requests: () => requests,
    isAskedMoreOften: (than: number) => expect.poll(() => requests > than, { timeout: 30_000 }).toBe(true),
  }
}

/** A review whose only node refuses every request. */
async function startReview() {
  const node = await startNode(Infinity)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  clients.push(client)
  const options = reviewQuery(client, {
    chain: node.chain,
    accountKey: { chainId: node.chain.chainId, safe },
    transaction: buildTransaction({ to: safe, value: 1n, nonce: 0n }),
    details: null,
    sender: null,
    asked: null,
  })
  return { client, options, node }
}

test('behavior: the reads of a review end when no page shows it any more', async () => {
  const { client, options, node } = await startReview()
  const leave = new QueryObserver(client, options).subscribe(() => {})
  await node.isAskedMoreOften(1)
  leave()
  const asked = node.requests()
  expect(client.getQueryState(options.queryKey)?.fetchStatus).toBe('idle')
  // This read takes longer than the next repeat of the review would have taken.
  const slow = await startNode(2)
  expect(await rpcRequest(slow.chain, 'eth_a', [])).toBe('0xa')
  expect(node.requests()).toBe(asked)
})

test('behavior: a signature that changes the key of the review does not cancel the read that the execution waits for', async () => {
  const { client, options, node } = await startReview()
  const page = new QueryObserver(client, options)
  const leave = page.subscribe(() => {})
  let outcome: unknown = 'none'
  const read = readObserved(client, options).catch((error: unknown) => (outcome = error))
  await node.isAskedMoreOften(0)
  page.setOptions({ ...options, queryKey: [...options.queryKey, 'another signature'], enabled: false })
  await node.isAskedMoreOften(node.requests())
  expect(outcome).toBe('none')
  leave()
  await client.cancelQueries()
  await read
})

test('behavior: a draft whose execution is on its way is not reviewed again: its own execution would make its number a danger', async () => {
  const { client, options, node } = await startReview()
  const transaction = buildTransaction({ to: safe, value: 1n, nonce: 0n })
  const reviewed = buildSafeTransaction({ chainId: BigInt(node.chain.chainId), safe, version: '1.4.1', transaction })
  client.setQueryData(options.queryKey, reviewOf(reviewed))
  const leave = new QueryObserver(client, { ...options, staleTime: Infinity }).subscribe(() => {})
  const sent = sentExecution({ chainId: node.chain.chainId, safe, safeTxHash: reviewed.safeTxHash })
  pendingStore.put(sent)
  await client.invalidateQueries({ queryKey: options.queryKey })
  expect(node.requests()).toBe(0)
  pendingStore.put({ ...sent, phase: 'failed', failure: { kind: 'reverted', reason: 'reverted' } })
  void client.invalidateQueries({ queryKey: options.queryKey })
  await node.isAskedMoreOften(0)
  leave()
  pendingStore.remove(sent)
})

const reviewOf = (reviewed: SafeTransaction): Review => ({
  reviewed,
  state: chainState,
  checks: [],
  targets: () => null,
  unitOf: () => null,
  signatures: [],
  nested: [],
  newOwners: [],
  ownerships: [],
  proof: null,
  execution: null,
  details: null,
})

const sentExecution = (of: Pick<PendingExecution, 'chainId' | 'safe' | 'safeTxHash'>): PendingExecution => ({
  ...of,
  nonce: '0',
  sender: safe,
  txHash: of.safeTxHash,
  isProposed: false,
  relay: null,
  sentBlock: null,
  walletNonce: null,
  callHash: null,
  attempts: [],
  phase: 'sent',
  failure: null,
  misses: 0,
  block: null,
  fee: null,
  sentAt: 0,
  minedAt: null,
  endedAt: null,
})
