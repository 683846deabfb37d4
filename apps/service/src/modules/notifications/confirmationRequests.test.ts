import { type DemoKey, demoOwners, spareKeys } from '@countersign/devchain'
import { encodeSafeMessage } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { concat, hashMessage, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endedSessions, notificationDevices, notificationSubscriptions } from '../../db/schema/durableSchema.ts'
import { openDurableStore } from '../../db/durable/DurableStore.ts'
import { createPushBrowser, type PushBrowser } from '../../testing/createPushBrowser.ts'
import { buildProposal } from '../../testing/buildProposal.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { type HttpReceiver, startHttpReceiver } from '../../testing/startHttpReceiver.ts'
import { endToken, issueToken, readToken } from '../../session/sessionToken.ts'
import { createDispatcher, type Dispatcher } from './createDispatcher.ts'
import { createLead } from './createLead.ts'
import { createPushReceiver } from './createPushReceiver.ts'
import { findFollowers } from './devices.ts'

const [first, second, third] = demoOwners
let fixture: Fixture
let server: HttpReceiver
let dispatcher: Dispatcher
beforeAll(async () => {
  server = await startHttpReceiver()
  fixture = await startFixture(undefined, {
    notifications: { allowPrivateAddresses: true, pushServices: ['127.0.0.1'] },
    auth: { requestsPerMinute: 1000 },
  })
  dispatcher = createDispatcher(fixture.context, [createPushReceiver(fixture.context)], createLead(fixture.context.db))
  await dispatcher.prepare()
})
afterAll(async () => {
  await fixture?.stop()
  await server?.stop()
})

const personal = (key: DemoKey) => (message: string) => privateKeyToAccount(key.privateKey).signMessage({ message })

async function signIn(address: Address, sign: (message: string) => Promise<Hex>) {
  const { nonce } = (await (await fetch(`${fixture.url}/v1/auth/nonce`)).json()) as { nonce: string }
  const { host } = new URL(fixture.url)
  const chainId = Number(CHAIN_ID)
  const message = createSiweMessage({ address, chainId, domain: host, uri: fixture.url, version: '1', nonce })
  const body = JSON.stringify({ message, signature: await sign(message) })
  const headers = { 'content-type': 'application/json', origin: fixture.url }
  const answer = await fetch(`${fixture.url}/v1/auth/verify`, { method: 'POST', headers, body })
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function follow(path: string, cookie: string | null, types: string[]): Promise<PushBrowser> {
  const browser = createPushBrowser(`${server.url}/${path}`)
  const safes = [{ chainId: CHAIN_ID, address: fixture.account.address, notificationTypes: types }]
  const answer = await fetch(`${fixture.url}/v1/notifications/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) },
    body: JSON.stringify({ ...browser.subscription, safes }),
  })
  expect(answer.status).toBe(201)
  return browser
}

const propose = async (signers: [DemoKey, ...DemoKey[]], value: bigint, nonce: bigint) => {
  const input = { to: spareKeys[0].address, value, nonce }
  const body = await buildProposal(fixture.devchain.rpcUrl, fixture.account.address, input, signers)
  await fixture.api.proposeTransaction({ params: fixture.params, body })
  return body
}
const reportedPaths = () => server.received.splice(0).map(({ path }) => path.slice(1))

test('behavior: only owners who have not signed are asked to confirm', async () => {
  const request = ['CONFIRMATION_REQUEST']
  const cookies = await Promise.all([first, second, third].map((key) => signIn(key.address, personal(key))))
  expect(cookies.map(({ status }) => status)).toEqual([200, 200, 200])
  const [one, two, three] = cookies.map(({ cookie }) => cookie)
  await follow('first', one ?? '', request)
  const browser = await follow('second', two ?? '', request)
  await follow('third', three ?? '', ['INCOMING_ETHER'])
  await follow('anonymous', null, request)
  const stranger = await signIn(spareKeys[1].address, personal(spareKeys[1]))
  await follow('stranger', stranger.cookie, request)

  const proposal = await propose([first], 1n, 20n)
  expect(await dispatcher.run()).toBeNull()
  const [message] = server.received
  expect(browser.decrypt(message?.body ?? Buffer.alloc(0))).toEqual({
    type: 'CONFIRMATION_REQUEST',
    chainId: CHAIN_ID,
    address: fixture.account.address,
    safeTxHash: proposal.safeTxHash,
  })
  expect(message?.headers['urgency']).toBe('high')
  expect(reportedPaths()).toEqual(['second'])
  // Enough signatures from the start, so no confirmation is requested.
  await propose([first, third], 2n, 21n)
  await dispatcher.run()
  expect(reportedPaths()).toEqual([])
})

test('behavior: a contract signs in by EIP-1271, here the account itself with the signatures of its owners', async () => {
  const { account } = fixture
  const sign = (keys: DemoKey[]) => async (message: string) => {
    const domain = { chainId: BigInt(CHAIN_ID), safe: account.address, version: account.version }
    const hash = keccak256(encodeSafeMessage({ ...domain, bytes: hashMessage(message) }))
    const sorted = keys.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
    return concat(await Promise.all(sorted.map(({ privateKey }) => privateKeyToAccount(privateKey).sign({ hash }))))
  }
  expect((await signIn(account.address, sign([first, second]))).status).toBe(200)
  expect((await signIn(account.address, sign([first]))).status).toBe(401)
  expect((await signIn(account.address, personal(first))).status).toBe(401)
})

test('behavior: registrations survive the loss of the database', async () => {
  const { config, db } = fixture.context
  const known = await findFollowers(fixture.context, CHAIN_ID, fixture.account.address)
  expect(known).toHaveLength(5)
  // PostgreSQL stores them itself.
  if (db.kind === 'pglite') {
    await db.drizzle.delete(notificationSubscriptions)
    await db.drizzle.delete(notificationDevices)
    expect(await findFollowers(fixture.context, CHAIN_ID, fixture.account.address)).toEqual([])
  }
  // Like the next start of the service.
  await openDurableStore(db, config.dataDir)
  const found = await findFollowers(fixture.context, CHAIN_ID, fixture.account.address)
  expect(found.toSorted(byUuid)).toEqual(known.toSorted(byUuid))
})

test('behavior: a signed-out session stays ended when the database is rebuilt', async () => {
  const { context } = fixture
  const { config, db, clock } = context
  const { address } = first
  const token = await issueToken(context, { address, chainId: CHAIN_ID, expiresAt: clock() + 60_000 })
  const session = await readToken(context, token)
  expect(session?.signerAddress).toBe(address)
  if (session) await endToken(context, session)
  // PostgreSQL stores it itself.
  if (db.kind === 'pglite') {
    await db.drizzle.delete(endedSessions)
    expect(await readToken(context, token)).not.toBeNull()
  }
  await openDurableStore(db, config.dataDir)
  expect(await readToken(context, token)).toBeNull()
})

test('error: a damaged file of registrations stops the start with a sentence', async () => {
  const folder = createTestFolder()
  writeFileSync(join(folder.path, 'durable.json'), '{"notification_devices":')
  const opening = openDurableStore({ ...fixture.context.db, kind: 'pglite' }, folder.path)
  await expect(opening).rejects.toThrow(/durable\.json cannot be read: .* Restore it from a backup/)
  folder.remove()
})

const byUuid = (a: { device: { uuid: string } }, b: { device: { uuid: string } }) =>
  a.device.uuid < b.device.uuid ? -1 : 1
