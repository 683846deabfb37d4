import { type RouteDefinition, routes } from '@countersign/api'
import { createDemoAccount, demoOwners, proposeDemoQueue, spareKeys } from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http/createHttpServer.ts'
import { openContext, type OpenContext } from './openContext.ts'
import { buildProposalRequest, plainTransaction } from './proof/signedRequests.ts'
import { copyDatabaseTemplate } from './testing/copyDatabaseTemplate.ts'
import { loseDatabase } from './testing/loseDatabase.ts'
import { undeployedAccount } from './testing/undeployedAccount.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** Answers that depend on this moment or this process, and not on stored data. */
const MOMENTARY: Readonly<Record<string, string>> = {
  getAuthNonce: 'a new random number every time',
  getUserSession: 'of the cookie that the caller sends',
  getNotificationDevices: 'registrations are durable rows, not a projection',
  getWebhooks: 'registrations are durable rows, not a projection',
  getWebhookDeliveries: 'the log is durable rows, not a projection',
  getSafeSubscription: 'registrations are durable rows, not a projection',
  getRelayStatus: 'relayed calls are durable rows, not a projection',
  getGasPrice: 'requested from the node each time',
  getSafeAppManifest: 'requested from the app each time',
}
const [alice, bob] = demoOwners

let chain: TestChain
let account: Address
let place: { databaseUrl?: string }
let running: { open: OpenContext; app: FastifyInstance }
const folder = createTestFolder()
beforeAll(async () => {
  chain = await startTestChain()
  place = await createTestDatabase()
  if (place.databaseUrl === undefined) await copyDatabaseTemplate(folder.path)
  running = await start()
  // Follow the chain live, so that blocks arrive singly or a few together, unlike in a rebuild.
  for (const { indexer } of running.open.context.chains.values()) indexer.start()
  account = (await createDemoAccount(chain.rpcUrl)).address
  await leaveTraces()
})
afterAll(async () => {
  await stop()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

async function start() {
  const open = await openContext(buildTestConfig(chain, { dataDir: folder.path, logLevel: 'warn', ...place }))
  return { open, app: await createHttpServer(open.context) }
}

async function stop(): Promise<void> {
  await running?.app.close()
  await running?.open.close()
}

/** One of each kind of off-chain fact, and of deleted ones. */
async function leaveTraces(): Promise<void> {
  const { app, open } = running
  const serviceUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const { chainId, rpcUrl } = chain
  await proposeDemoQueue({ serviceUrl, rpcUrl, chainId: Number(chainId), account })
  const { journal } = open.context
  const sign = (key: typeof alice, hash: Hex) => privateKeyToAccount(key.privateKey).sign({ hash })
  for (const message of ['first', 'second']) {
    const messageHash = hashSafeMessage({ chainId: BigInt(chainId), safe: account, version: '1.4.1', message })
    const about = { chainId, safe: account, messageHash }
    await journal.record({
      kind: 'message',
      ...about,
      message: JSON.stringify(message),
      safeAppId: null,
      origin: null,
      owner: alice.address,
      signature: await sign(alice, messageHash),
    })
    await journal.record({
      kind: 'messageConfirmation',
      ...about,
      owner: bob.address,
      signature: await sign(bob, messageHash),
    })
  }
  for (const { address } of spareKeys.slice(0, 2)) {
    const delegation = { chainId, safe: account, delegate: address, delegator: alice.address }
    await journal.record({ kind: 'delegate', ...delegation, label: 'helper', expiresAt: null })
  }
  const removed = { chainId, safe: account, delegate: spareKeys[0].address, delegator: alice.address }
  await journal.record({ kind: 'delegateRemoval', ...removed, removedBy: alice.address })
  // One account that is not deployed, with a proposal; another whose registration ended.
  for (const saltNonce of [71n, 72n]) {
    const { address: safe, ...record } = undeployedAccount({ saltNonce })
    await journal.record({ kind: 'undeployed', chainId, safe, ...record })
    const to = bob.address
    const request = await buildProposalRequest({ chainId, safe }, plainTransaction({ to, nonce: 0n }), alice)
    const { method, path: url, body: payload } = request
    expect((await app.inject({ method, url, payload, headers: { host: 'localhost' } })).statusCode).toBe(200)
    if (saltNonce === 72n) await journal.record({ kind: 'undeployedEnd', chainId, safe })
  }
  const queue = await read(`/v1/chains/${chainId}/safes/${account}/transactions/queued`)
  const last = idsOf(queue).at(-1)?.split('_').at(-1) as Hex
  await journal.record({ kind: 'deletion', chainId, safe: account, safeTxHash: last, deletedBy: alice.address })
}

const read = async (url: string): Promise<string> => {
  const { statusCode, body } = await running.app.inject({ url, headers: { host: 'service.internal' } })
  // An error contains the id of its request.
  // Events are numbered anew with a new database; a stream that resumes from an older number is told to reload everything.
  return `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '').replace(/,?"newestEvent":\d+/, '')}`
}

/** The service fetches their documents in the background, some time after the first request. */
const untilPicturesAreRead = () =>
  expect
    .poll(() => read(`/v2/chains/${chain.chainId}/safes/${account}/collectibles?trusted=false`), { timeout: 30_000 })
    .not.toMatch(/"results":\[\]|"metadata":(null|\{\})/)

const idsOf = (answer: string) =>
  [...answer.matchAll(/"id":"((?:multisig|module|transfer|creation)_[^"]+)"/g)].map(([, id = '']) => id)
const unique = <Value>(values: readonly Value[]) => [...new Set(values)]

/** Sample values for each path parameter. Add a sample for each new parameter. */
async function readSamples(): Promise<Record<string, readonly string[]>> {
  const base = `/v1/chains/${chain.chainId}/safes/${account}`
  const lists = await Promise.all(
    [
      `${base}/transactions/history?trusted=false&cursor=limit%3D100`,
      `${base}/transactions/queued?trusted=false`,
      `${base}/incoming-transfers?trusted=false&cursor=limit%3D100`,
      `${base}/messages`,
    ].map(read),
  )
  const ids = unique(lists.flatMap(idsOf))
  return {
    chainId: [chain.chainId],
    safe: [account],
    owner: [alice.address, spareKeys[3].address],
    address: [account, chain.contracts.testUsd],
    fiatCode: ['USD'],
    id: unique([...ids, ...ids.flatMap((id) => id.match(/0x[0-9a-f]{64}/g) ?? [])]),
    messageHash: unique((lists.at(-1) ?? '').match(/(?<="messageHash":")0x[0-9a-f]{64}/g) ?? []),
  }
}

/** Query strings of routes that require one or answer more with one. */
const queriesOf = ({ operationId }: RouteDefinition, ids: readonly string[] = []): readonly string[] => {
  const safes = `safes=${chain.chainId}:${account}`
  const page = 'cursor=limit%3D3%26offset%3D4'
  const queries: Record<string, readonly string[]> = {
    getSafeOverviews: [safes, `${safes}&wallet_address=${alice.address}&trusted=true`],
    getSafeOverviewsV2: [safes],
    getChainsV2: ['serviceKey=WALLET_WEB'],
    getChainV2: ['serviceKey=WALLET_WEB'],
    getHistory: ['', 'trusted=false', page, `${page}&timezone=Europe/Berlin&trusted=false`, 'imitation=false'],
    getQueue: ['', 'trusted=false', 'cursor=limit%3D1%26offset%3D1'],
    getIncomingTransfers: ['', 'trusted=false', page],
    getMultisigTransactions: ['', 'executed=true', 'executed=false', page],
    getTransactions: [`ids=${ids.slice(0, 20).join(',')}`],
    getModuleTransactions: ['', 'cursor=limit%3D1'],
    getDelegates: [`safe=${account}`, `delegator=${alice.address}`],
    getDelegatesV1: [`safe=${account}`],
    getRecordedPrices: ['from=2026-01-01', 'from=2026-01-01&to=2026-01-31'],
    getBoot: [
      `account=dev1:${account}&page=home`,
      `account=dev1:${account}&page=history`,
      `account=dev1:${account}&page=queue`,
    ],
  }
  return queries[operationId] ?? ['']
}

async function listUrls(): Promise<string[]> {
  const samples = await readSamples()
  const fill = (path: string): string[] => {
    const name = /\{(\w+)\}/.exec(path)?.[1]
    if (name === undefined) return [path]
    const values = samples[name]
    if (!values) throw new Error(`${path}: give a sample for {${name}} in this test, or a reason in MOMENTARY.`)
    return values.flatMap((value) => fill(path.replace(`{${name}}`, value)))
  }
  const wanted: RouteDefinition[] = Object.values(routes).filter(
    ({ method, operationId }) => method === 'GET' && !(operationId in MOMENTARY),
  )
  const ofRoutes = wanted.flatMap((route) =>
    queriesOf(route, samples['id']).flatMap((query) =>
      fill(route.path).map((path) => (query === '' ? path : `${path}?${query}`)),
    ),
  )
  const future = `/v1/chains/${chain.chainId}/safes/${undeployedAccount({ saltNonce: 71n }).address}`
  const ended = `/v1/chains/${chain.chainId}/safes/${undeployedAccount({ saltNonce: 72n }).address}`
  return [
    ...ofRoutes,
    `${future}/undeployed`,
    `${future}/transactions/queued`,
    `${future}/nonces`,
    `${ended}/undeployed`,
  ]
}

test(
  'behavior: after the loss of its database the service gives the same answers, byte for byte',
  { timeout: 180_000 },
  async () => {
    await Promise.all([...running.open.context.chains.values()].map(({ indexer }) => indexer.stop()))
    await running.open.context.chains.get(chain.chainId)?.indexer.sync()
    await untilPicturesAreRead()
    const urls = await listUrls()
    const before = new Map<string, string>()
    for (const url of urls) before.set(url, await read(url))
    expect(urls.length).toBeGreaterThan(80)
    const refused = [...before].filter(([, answer]) => !answer.startsWith('200 '))
    expect(refused.map(([url, answer]) => `${url} ${answer.slice(0, 3)}`)).toEqual([
      `/v1/chains/${chain.chainId}/contracts/${account} 404`,
      `/v1/chains/${chain.chainId}/safes/${account}/undeployed 404`,
      `/v1/chains/${chain.chainId}/safes/${undeployedAccount({ saltNonce: 72n }).address}/undeployed 404`,
    ])
    await loseDatabase(running.open.context.db, folder.path, stop)
    running = await start()
    await running.open.context.chains.get(chain.chainId)?.indexer.sync()
    await untilPicturesAreRead()
    const after = new Map<string, string>()
    for (const url of urls) after.set(url, await read(url))
    expect(urls.flatMap((url) => differenceOf(url, before.get(url) ?? '', after.get(url) ?? ''))).toEqual([])
  },
)

/** The position where two answers differ, with the request: in a whole answer it would be hard to find. */
function differenceOf(url: string, before: string, after: string): string[] {
  if (before === after) return []
  const at = [...before].findIndex((letter, index) => letter !== after[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
  return [`${url}\n  before: ${around(before)}\n  after:  ${around(after)}`]
}
