import type { AccountJournalRecord, JournalPage } from '@countersign/api'
import { routes } from '@countersign/api'
import { demoOwners, deploySafe, devClient, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import { buildDelegateTypedData, hashSafeMessage, hashTypedData } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { safeAbi } from '@countersign/chains'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeFunctionData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { secrets } from '../../db/schema/durableSchema.ts'
import { eventFloor, events, journal } from '../../db/schema/schema.ts'
import { clearProjection } from '../../db/migrate/clearProjection.ts'
import { expireProposals } from '../../housekeeping/expireProposals.ts'
import { pruneEvents } from '../../housekeeping/pruneEvents.ts'
import { createHttpServer } from '../../http/createHttpServer.ts'
import { createJournalKey, createJournalSigner } from '../../journal/journalSeal.ts'
import { verifyJournal } from '../../journal/verify/verifyJournal.ts'
import { verifyExport, verifyPages } from '../../journal/verify/verifyPages.ts'
import { openContext } from '../../openContext.ts'
import { copyDatabaseTemplate } from '../../testing/copyDatabaseTemplate.ts'
import { buildProposal } from '../../testing/buildProposal.ts'
import { readEvents } from '../../testing/readEvents.ts'
import {
  buildTestConfig,
  createTestFolder,
  openTestContext,
  startTestChain,
  type TestChain,
  type TestContext,
} from '../../testing/testService.ts'

const DAY_MS = 86_400_000
const [alice, bob, carol] = demoOwners
const [dave, stranger] = [spareKeys[0], spareKeys[4]]
let chain: TestChain
let service: TestContext
let app: FastifyInstance
let url: string
let swaps = 0
let safe: Address
let other: Address
const hashes: Hex[] = []

beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
  await serve()
  const owners = [alice.address, bob.address, carol.address]
  safe = (await deploySafe(chain.rpcUrl, { owners, threshold: 2, saltNonce: 1n })).address
  other = (await deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce: 2n })).address
  await service.chain.indexer.sync()
  await act()
})
afterAll(async () => {
  await app?.close()
  await service?.close()
  await chain?.devchain.stop({ snapshot: false })
})

async function serve() {
  app = await createHttpServer(service.context)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}
const base = () => `/v1/chains/${chain.chainId}`
const sign = (hash: Hex, { privateKey }: typeof alice) => privateKeyToAccount(privateKey).sign({ hash })
async function send(method: 'POST' | 'DELETE', path: string, payload: object): Promise<void> {
  const answer = await app.inject({ method, url: path.replace('{chain}', base()), payload: payload as never })
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
}
async function propose(account: Address, nonce: bigint, isSigned = true): Promise<Hex> {
  const body = await buildProposal(chain.rpcUrl, account, { to: stranger.address, value: nonce, nonce }, [alice])
  const encoded = { ...z.encode(routes.proposeTransaction.body, body), ...(isSigned ? {} : { signature: null }) }
  await send('POST', `${base()}/transactions/${account}/propose`, encoded)
  return body.safeTxHash
}
async function delegate(account: Address | null, key = alice) {
  const totp = Math.floor(Date.now() / 3_600_000)
  const hash = hashTypedData(buildDelegateTypedData({ chainId: 31337n, delegate: dave.address, totp }))
  const body = { safe: account, delegate: dave.address, delegator: key.address, label: 'Bookkeeper' }
  return { ...body, signature: await sign(hash, key) }
}

/** Records of every kind, on two accounts, so that the records of both alternate. */
async function act(): Promise<void> {
  const message = { domain: { name: 'M' }, types: { M: [{ name: 't', type: 'string' }] }, message: { t: 'a\0\ud800' } }
  const account = { chainId: BigInt(chain.chainId), safe, version: '1.4.1' }
  for (const [text, key] of [
    ['hello', alice],
    [message, bob],
  ] as const) {
    const hash = hashSafeMessage({ ...account, message: text })
    await send('POST', `${base()}/safes/${safe}/messages`, { message: text, signature: await sign(hash, key) })
    await propose(other, BigInt(hashes.length))
    await send('POST', `${base()}/messages/${hash}/signatures`, { signature: await sign(hash, carol) })
    hashes.push(hash)
  }
  await send('POST', `/v2/chains/${chain.chainId}/delegates`, await delegate(safe))
  await send('POST', `/v2/chains/${chain.chainId}/delegates`, await delegate(null))
  await send('POST', `/v2/chains/${chain.chainId}/delegates`, await delegate(safe, bob))
  await send('DELETE', `/v2/chains/${chain.chainId}/delegates/${dave.address}`, await delegate(safe, bob))
  hashes.push(await propose(safe, 5n), await propose(safe, 6n, false))
  const confirm = async (hash: Hex) =>
    send('POST', `${base()}/transactions/${hash}/confirmations`, { signature: await sign(hash, bob) })
  await confirm(hashes[2] ?? '0x')
  await swap(bob.address, dave.address)
  await swap(dave.address, bob.address)
  // Void since the owner was removed; the owner signs again.
  await confirm(hashes[2] ?? '0x')
}

async function swap(old: Address, fresh: Address): Promise<void> {
  await devClient(chain.rpcUrl).setNextBlockTimestamp({
    timestamp: BigInt(Math.floor(Date.now() / 1000) + 2 + swaps++),
  })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [alice.address, old, fresh] })
  await executeSafeTransaction(chain.rpcUrl, { safe, signers: [alice, carol], to: safe, data })
  await service.chain.indexer.sync()
}

const get = async (path: string) => (await app.inject(path)).body
const readPage = async (cursor = '', account = safe) =>
  z.parse(
    routes.getJournal.response,
    JSON.parse(await get(`${base()}/safes/${account}/journal?cursor=${encodeURIComponent(cursor)}`)),
  )
const readExport = () => get(`${base()}/safes/${safe}/journal/export`)
async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

/** All answers that depend on the journal. */
const readAnswers = async () => ({
  messages: await get(`${base()}/safes/${safe}/messages`),
  message: await get(`${base()}/messages/${hashes[1]}`),
  delegates: await get(`/v2/chains/${chain.chainId}/delegates?delegate=${dave.address}`),
  queue: await get(`${base()}/safes/${safe}/transactions/queued?trusted=false`),
  ofOther: await get(`${base()}/safes/${other}/transactions/queued`),
  details: await get(`${base()}/transactions/${hashes[2]}`),
  journal: await get(`${base()}/safes/${safe}/journal`),
  journalOfOther: await get(`${base()}/safes/${other}/journal`),
  export: await readExport(),
})

test('behavior: pages link to each other up to the end, and each is verified separately', async () => {
  const [first, second, third] = [
    await readPage('limit=4&offset=0'),
    await readPage('limit=4&offset=4'),
    await readPage('limit=4&offset=8'),
  ]
  expect(first.count).toBe(11)
  expect([first.previous, third.next]).toEqual([null, null])
  expect(second.seal.after).toEqual(first.seal.last)
  expect(third.seal.last).toEqual(third.seal.head)
  for (const page of [first, second, third])
    expect(await verifyPages(each([page]), first.seal.key.publicKey)).toMatchObject({ ok: true })
  expect(await verifyPages(each([first, second, third]), null)).toMatchObject({ ok: true, first: 1, last: 11 })
  expect(await verifyPages(each([first, third]), null)).toEqual({
    ok: false,
    reason: 'Page 2: Record 5: record 9 is in its place. A record is missing, or the order was changed.',
  })
  const kinds = [first, second, third].flatMap(({ results }) => results.map(({ entry }) => entry['kind']))
  expect(kinds).toEqual([
    'message',
    'messageConfirmation',
    'message',
    'messageConfirmation',
    'delegate',
    'delegate',
    'delegateRemoval',
    'proposal',
    'proposal',
    'confirmations',
    'confirmations',
  ])
  const beyond = await readPage('limit=3&offset=99')
  expect([beyond.results, beyond.next]).toEqual([[], null])
  expect(await verifyPages(each([beyond]), null)).toMatchObject({ ok: true })
  const empty = await verifyPages(each([await readPage('', await newAccount())]), null)
  expect(empty).toMatchObject({ ok: true, last: 0 })
})

async function newAccount(): Promise<Address> {
  const { address } = await deploySafe(chain.rpcUrl, { owners: [carol.address], threshold: 1, saltNonce: 77n })
  await service.chain.indexer.sync()
  return address
}

/** Every way to change one leaf of a JSON value, one at a time. */
function* tamper(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: string; changed: unknown }> {
  const at = path.join('.')
  if (typeof value === 'string') {
    const last = value.at(-1) ?? ''
    yield { path: at, changed: `${value.slice(0, -1)}${last === '0' ? '1' : '0'}` }
  } else if (typeof value === 'number') yield { path: at, changed: value + 1 }
  else if (typeof value === 'boolean') yield { path: at, changed: !value }
  else if (value === null) yield { path: at, changed: 'x' }
  else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      for (const { path: where, changed } of tamper(inner, [...path, index]))
        yield { path: where, changed: value.with(index, changed) }
    if (value.length > 0) yield { path: `${at} without its end`, changed: value.slice(0, -1) }
  } else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      for (const { path: where, changed } of tamper(inner, [...path, key]))
        yield { path: where, changed: { ...value, [key]: changed } }
}

test('error: every changed field of a page is detected', async () => {
  const pages = [await readPage('limit=5&offset=0'), await readPage('limit=5&offset=5')]
  for (const page of pages) {
    const key = page.seal.key.publicKey
    let tried = 0
    for (const { path, changed } of tamper(page)) {
      // The URL of the next page is not part of the journal; its existence is.
      if ((path === 'next' || path === 'previous') && typeof page[path] === 'string') continue
      tried += 1
      expect((await verifyPages(each([changed]), key)).ok, path).toBe(false)
    }
    expect(tried).toBeGreaterThan(50)
    for (const frame of [{ next: page.next === null ? url : null }, { previous: page.previous === null ? url : null }])
      expect((await verifyPages(each([{ ...page, ...frame }]), key)).ok).toBe(false)
  }
})

/** A service that rewrites its own journal can make all hashes, links and the seal consistent again. */
test('error: a replaced page under a seal of another key is detected, and a rewritten record is detected in the whole journal', async () => {
  const page = await readPage('limit=5&offset=0')
  const forger = createJournalSigner(createJournalKey())
  const forged: JournalPage = { ...page, seal: forger.seal(page.seal) }
  expect(await verifyPages(each([forged]), page.seal.key.publicKey)).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`names the key ${forger.key.publicKey}`),
  })
  const [first] = page.results
  const swapped: AccountJournalRecord[] = page.results.toSpliced(0, 1)
  expect(await verifyPages(each([{ ...page, results: swapped }]), null)).toMatchObject({ ok: false })
  expect(first?.position).toBe(1)
})

test('behavior: an export is verified from first to last record, also against the whole journal; a truncated one is refused', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  const text = await readExport()
  const path = join(folder.path, 'export.jsonl')
  writeFileSync(path, text)
  const { publicKey } = JSON.parse(await get('/about')).journalKey
  expect(JSON.parse(await get(`${base()}/about`)).journalKey.publicKey).toBe(publicKey)
  const whole = join(service.context.config.dataDir, 'journal.jsonl')
  const beside = service.context.db.kind === 'pglite' ? { journal: whole } : {}
  const report = await verifyJournal(path, { key: publicKey, ...beside })
  expect(report.words).toMatch(/^Records 1 to 11 of the journal of 0x\w+ on chain 31337 are unbroken up to its end\./)
  expect(report.ok).toBe(true)
  expect((await verifyJournal(path)).words).toContain('which only the file itself names')

  const lines = text.trimEnd().split('\n')
  for (const [kept, reason] of [
    [lines.slice(0, -1), /^Broken\. It ends after 11 records without a seal/],
    [lines.toSpliced(4, 1), /^Broken\. Record 5: record 6 is in its place/],
    [lines.with(2, (lines[2] ?? '').slice(0, -9)), /^Line 3 of .* is not JSON/],
    [lines.with(2, (lines[2] ?? '').replace('"owner":"0x', '"owner":"0xF')), /^Broken\. Record 3: its hash is/],
  ] as const) {
    writeFileSync(path, kept.join('\n'))
    const broken = await verifyJournal(path, { key: publicKey })
    expect(broken.words).toMatch(reason)
    expect(broken.ok).toBe(false)
  }
  const parsed = lines.map((line): unknown => JSON.parse(line))
  expect((await verifyExport(each(parsed), publicKey)).ok).toBe(true)
})

test('behavior: a running service is verified by its address, page after page, with its published key', async () => {
  const report = await verifyJournal(`${url}${base()}/safes/${safe}/journal?cursor=limit%3D2`)
  expect(report.words).toMatch(/^Records 1 to 11 .*Sealed with the service's key 0x[0-9a-f]{64}\./s)
  expect(await verifyJournal(`${url}${base()}/safes/${safe}/journal/export`)).toMatchObject({ ok: true })
  const wrong = await verifyJournal(`${url}${base()}/safes/${safe}/journal`, { key: '00'.repeat(32) })
  expect(wrong).toMatchObject({ ok: false, words: expect.stringContaining("the service's key is 0x0000") })
  const unknown = await verifyJournal(`${url}${base()}/safes/${stranger.address}/journal`)
  expect(unknown).toMatchObject({ ok: false, words: expect.stringContaining('answered 404') })
})

test('error: unknown accounts have no journal', async () => {
  for (const path of ['journal', 'journal/export'])
    expect((await app.inject(`${base()}/safes/${stranger.address}/${path}`)).statusCode).toBe(404)
  expect((await app.inject(`${base()}/safes/0x12/journal/export`)).statusCode).toBe(422)
})

test('error: HEAD of an export is refused, because it would cost as much as the export', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `${base()}/safes/${safe}/journal/export` })
  expect(answer.statusCode).toBe(404)
})

/** Writes the whole journal and its signing key to files. */
async function saveJournal(folder: string): Promise<void> {
  const { config, db } = service.context
  mkdirSync(join(folder, 'secrets'))
  if (db.kind === 'pglite') {
    writeFileSync(join(folder, 'journal.jsonl'), readFileSync(join(config.dataDir, 'journal.jsonl')))
    copyFileSync(join(config.dataDir, 'secrets', 'journal-key'), join(folder, 'secrets', 'journal-key'))
    expect(statSync(join(config.dataDir, 'secrets', 'journal-key')).mode & 0o777).toBe(0o600)
    return
  }
  const rows = await db.drizzle.select().from(journal).orderBy(asc(journal.sequence))
  writeFileSync(join(folder, 'journal.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const [key] = await db.drizzle.select().from(secrets).where(eq(secrets.name, 'journal-key'))
  writeFileSync(join(folder, 'secrets', 'journal-key'), key?.value ?? '')
}

test('behavior: journal and chain alone restore every answer', { timeout: 180_000 }, async () => {
  const hash = hashSafeMessage({ chainId: 31337n, safe, version: '1.4.1', message: 'last words' })
  const payload = { message: 'last words', signature: await sign(hash, alice) }
  await send('POST', `${base()}/safes/${safe}/messages`, payload)
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  await copyDatabaseTemplate(folder.path)
  await saveJournal(folder.path)
  const before = await readAnswers()
  const revived = await openContext(buildTestConfig(chain, { dataDir: folder.path }))
  await revived.context.chains.get(chain.chainId)?.indexer.sync()
  const first = app
  app = await createHttpServer(revived.context)
  onTestFinished(async () => {
    await app.close()
    app = first
    await revived.close()
  })
  expect(await readAnswers()).toEqual(before)
  expect(before.messages).toContain('last words')
})

test('behavior: an unsigned proposal is deleted after a month, and may be proposed again', async () => {
  const unsigned = hashes[3] ?? '0x'
  const { context } = service
  const status = async (hash = unsigned) => (await app.inject(`${base()}/transactions/${hash}`)).statusCode
  await expireProposals(context)
  expect(await status()).toBe(200)
  await expireProposals({ ...context, clock: () => Date.now() + 31 * DAY_MS })
  expect([await status(), await status(hashes[2])]).toEqual([404, 200])
  await propose(safe, 6n, false)
  expect(await status()).toBe(200)
  const last = (await readPage('limit=200')).results.slice(-2).map(({ entry }) => entry['kind'])
  expect(last).toEqual(['expiry', 'proposal'])
})

test('behavior: journal and chain alone restore every answer, byte for byte', async () => {
  const before = await readAnswers()
  // Bob's signature of the message is void; Bob signed the transaction again after being added again.
  expect(JSON.parse(before.message)).toMatchObject({ confirmations: [{ owner: { value: carol.address } }] })
  const { confirmations } = JSON.parse(before.details).detailedExecutionInfo
  expect(confirmations).toMatchObject([{ signer: { value: alice.address } }, { signer: { value: bob.address } }])
  await app.close()
  await service.context.db.transaction(clearProjection)
  service = await service.reopen()
  await service.chain.indexer.sync()
  await serve()
  expect(await readAnswers()).toEqual(before)
})

test('behavior: old events are deleted, and a client that resumes from them is told to reload', async () => {
  const { context } = service
  await propose(safe, 5n)
  const ids = (await context.db.drizzle.select({ id: events.id }).from(events)).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  await pruneEvents(context)
  expect(await context.db.drizzle.select().from(events)).toHaveLength(ids.length)
  await pruneEvents({ ...context, clock: () => Date.now() + 8 * DAY_MS })
  expect(await context.db.drizzle.select().from(events)).toEqual([])
  const newest = Math.max(...ids)
  expect(await context.db.drizzle.select({ floor: eventFloor.floor }).from(eventFloor)).toEqual([{ floor: newest }])

  const open = async (lastEventId: number) => {
    const reader = await readEvents(`${url}/v1/events?safes=${chain.chainId}:${safe}`, {
      'last-event-id': String(lastEventId),
    })
    onTestFinished(() => reader.close())
    return reader
  }
  for (const id of [newest - 1, newest + 1000]) {
    const reader = await open(id)
    expect((await reader.until(({ type }) => type === 'RESET')).event).toMatchObject({ chainId: chain.chainId })
    await reader.until(({ type, address }) => type === 'SAFE_UPDATED' && address === safe)
  }
  const resumed = await open(newest)
  await propose(safe, 6n)
  await resumed.until(({ type }) => type === 'NEW_CONFIRMATION')
  expect(resumed.received.map(({ event }) => event.type)).toEqual(['PENDING_MULTISIG_TRANSACTION', 'NEW_CONFIRMATION'])
})
