import { type RouteDefinition, routes } from '@countersign/api'
import { demoOwners, proposeDemoQueue } from '@countersign/devchain'
import { checksumAddress } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '../http/createHttpServer.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import {
  buildConfirmationRequest,
  buildDelegateRequest,
  buildDeletionRequest,
  buildMessageConfirmationRequest,
  buildMessageRequest,
  buildProposalRequest,
  hashText,
  plainTransaction,
  type SignedRequest,
} from '../proof/signedRequests.ts'
import { hashStoredData } from '../proof/hashStoredData.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

/*
 * An account that the operator does not serve, with an earlier history in the index: no route answers with its data, and no correctly
 * signed request is stored.
 */
const [alice, bob] = demoOwners
let fixture: Fixture
let server: Awaited<ReturnType<typeof createHttpServer>>
let account: { chainId: string; safe: Fixture['account']['address'] }
let ids: string[]
let queued: SignedRequest & { safeTxHash: `0x${string}` }

beforeAll(async () => {
  fixture = await startFixture()
  const { context, devchain, params, api } = fixture
  account = { chainId: CHAIN_ID, safe: fixture.account.address }
  const rpcUrl = devchain.rpcUrl
  await proposeDemoQueue({ serviceUrl: fixture.url, rpcUrl, chainId: Number(CHAIN_ID), account: account.safe })
  queued = await buildProposalRequest(account, plainTransaction({ to: bob.address, nonce: 30n }), alice)
  const kept = [queued, await buildMessageRequest(account, 'hello', alice)]
  for (const { method, path: url, body: payload } of kept)
    expect((await fixture.app.inject({ method, url, payload })).statusCode).toBeLessThan(300)
  const { results } = await api.getHistory({ params, query: { cursor: 'limit=100&offset=0' } })
  ids = results.flatMap((item) => ('transaction' in item ? [item.transaction.id] : []))
  const policy = { ...context.config.policy, bannedSafes: [account.safe] }
  server = await createHttpServer({ ...context, metrics: createMetrics(), config: { ...context.config, policy } })
})
afterAll(async () => {
  await server?.close()
  await fixture?.stop()
})

const refused = (body: unknown) => expect(body).toMatchObject({ message: 'Unavailable for legal reasons', code: 451 })

test('error: every read that names the account, or one of its objects, is refused', async () => {
  const base = `/v1/chains/${CHAIN_ID}`
  const older = `/tx-service/${CHAIN_ID}/api`
  const ofAccount = Object.values<RouteDefinition>(routes).filter(
    // A device's subscriptions are requested by its owner; the relay limit is a number.
    ({ method, path }) => method === 'GET' && path.includes('/safes/{safe}') && !path.includes('/devices/'),
  )
  expect(ofAccount.length).toBeGreaterThan(12)
  const kinds = ['multisig', 'module', 'transfer_', 'creation'].map((kind) => ids.find((id) => id.startsWith(kind)))
  const paths = [
    ...ofAccount.map(({ path }) =>
      path.replace('{chainId}', CHAIN_ID).replace('{safe}', account.safe).replace('{fiatCode}', 'USD'),
    ),
    ...[...kinds, queued.safeTxHash].map((id) => `${base}/transactions/${id}`),
    `${base}/messages/${hashText(account, 'hello')}`,
    `${base}/safes/${account.safe}/export`,
    `${base}/safes/${account.safe}/journal/export`,
    `${base}/safes/${account.safe}/events`,
    `/v1/events?safes=${CHAIN_ID}:${account.safe}`,
    `/v1/portfolio/${account.safe}`,
  ]
  for (const path of paths) {
    const answer = await server.inject(path)
    expect([path, answer.statusCode]).toEqual([path, 451])
    refused(answer.json())
  }
  const lists = ['', 'multisig-transactions/', 'all-transactions/', 'incoming-transfers/', 'messages/', 'creation/']
  for (const path of [
    ...lists.map((list) => `${older}/v1/safes/${account.safe}/${list}`),
    `${older}/v2/multisig-transactions/${queued.safeTxHash}/`,
    `${older}/v1/messages/${hashText(account, 'hello')}/`,
  ])
    expect([path, (await server.inject(path)).statusCode]).toEqual([path, 451])
})

test('error: every write is refused, though correctly signed, and not stored', async () => {
  const { db, config } = fixture.context
  const before = await hashStoredData(db, config.dataDir)
  const writes = [
    await buildProposalRequest(account, plainTransaction({ to: bob.address, nonce: 31n }), alice),
    await buildConfirmationRequest(account, queued.safeTxHash, bob),
    await buildDeletionRequest(account, queued.safeTxHash, alice),
    await buildMessageRequest(account, 'again', alice),
    await buildMessageConfirmationRequest(account, hashText(account, 'hello'), bob),
    await buildDelegateRequest(account, bob.address, alice, 'x'),
  ]
  for (const { method, path: url, body: payload } of writes) {
    const answer = await server.inject({ method, url, payload })
    expect([url, answer.statusCode]).toEqual([url, 451])
    refused(answer.json())
  }
  expect(await hashStoredData(db, config.dataDir)).toEqual(before)
  // The same requests are accepted where the account is served.
  for (const { method, path: url, body: payload } of writes.toSpliced(2, 1))
    expect([url, (await fixture.app.inject({ method, url, payload })).statusCode < 300]).toEqual([url, true])
})

test('behavior: the stream of several accounts leaves it out, and the overviews give the reason', async () => {
  const other = `${CHAIN_ID}:${checksumAddress(bob.address)}`
  const overviews = await server.inject(`/v1/safes?safes=${CHAIN_ID}:${account.safe}`)
  expect(overviews.json()).toMatchObject([{ owners: [], fiatTotal: '0', error: expect.stringContaining('not serve') }])
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${url}/v1/events?safes=${CHAIN_ID}:${account.safe},${other}`)
  expect(stream.status).toBe(200)
  await stream.body?.cancel()
})
