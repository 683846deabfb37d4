import { demoOwners, deploySafe, devchainConfig } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { EnrolmentConfig } from '../config/EnrolmentConfig.ts'
import { clearProjection } from '../db/migrate/clearProjection.ts'
import { followedAccounts } from '../db/schema/durableSchema.ts'
import { safes } from '../db/schema/schema.ts'
import { evictAccounts } from '../housekeeping/evictAccounts.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { openContext } from '../openContext.ts'
import { issueToken } from '../session/sessionToken.ts'
import { buildProposalRequest, plainTransaction } from '../proof/signedRequests.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

const [owner, other] = demoOwners
const adminToken = 'x'.repeat(40)
let chain: TestChain
const accounts: Address[] = []
let service: TestContext | undefined
let app: Awaited<ReturnType<typeof createHttpServer>> | undefined

beforeAll(async () => {
  chain = await startTestChain()
  for (const saltNonce of [1n, 2n, 3n])
    accounts.push((await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, saltNonce })).address)
})
afterEach(async () => {
  await app?.close()
  await service?.close()
  service = undefined
})
afterAll(() => chain?.devchain.stop({ snapshot: false }))

/** A service that follows no account because of its first read. */
async function start(enrolment: Partial<EnrolmentConfig> = {}): Promise<void> {
  service = await openTestContext(chain, { chains: [entry()], enrolment: { freeAccounts: 0, ...enrolment } })
  await service.chain.indexer.sync()
  app = await createHttpServer(service.context)
}
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app!.inject({ url: `/v1/chains/${chain.chainId}/safes/${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const followed = async () => {
  const rows = await service!.context.db.drizzle.select({ address: safes.address }).from(safes)
  return rows.map(({ address }) => address)
}

test('behavior: a read answers with the state of the chain and enrols nothing; the history says why it is missing', async () => {
  await start()
  const [account] = accounts as [Address]
  expect(await get(account)).toMatchObject({ status: 200, body: { nonce: 0, owners: [{ value: owner.address }] } })
  expect(await get(`${account}/balances/usd`)).toMatchObject({ status: 200 })
  expect(await get(`${account}/transactions/queued`)).toMatchObject({ status: 200, body: { results: [] } })
  const overviews = await app!.inject(`/v1/safes?safes=${chain.chainId}:${account}`)
  expect(overviews.json()).toMatchObject([{ threshold: 1, owners: [{ value: owner.address }] }])
  expect(await get(`${account}/transactions/history`)).toMatchObject({
    status: 409,
    body: { message: 'Account is not followed', detail: expect.stringContaining(account) },
  })
  expect(await get(chain.contracts.testUsd)).toMatchObject({ status: 404 })
  expect(await followed()).toEqual([])
})

test('behavior: the first accounts of a chain are enrolled by their first read, and those that the operator lists at the start', async () => {
  const [first, second, third] = accounts as [Address, Address, Address]
  await start({ freeAccounts: 2, accounts: [{ chainId: chain.chainId, address: third }] })
  expect(await followed()).toEqual([third])
  expect(await get(`${first}/transactions/history`)).toMatchObject({ status: 200 })
  expect(await get(`${second}/transactions/history`)).toMatchObject({ status: 409 })
  expect((await followed()).sort()).toEqual([first, third].sort())
})

test('behavior: a signed-in owner enrols an account, another wallet does not', async () => {
  await start()
  const [account] = accounts as [Address]
  const cookieOf = async (address: Address) => {
    const token = await issueToken(service!.context, {
      address,
      chainId: chain.chainId,
      expiresAt: Date.now() + 60_000,
    })
    return { cookie: `access_token=${token}`, host: 'localhost' }
  }
  expect(await get(`${account}/transactions/history`, await cookieOf(other.address))).toMatchObject({ status: 409 })
  expect(await get(`${account}/transactions/history`, await cookieOf(owner.address))).toMatchObject({ status: 200 })
})

test('behavior: an owner asks to follow an account with the session; other wallets and requests without a session are refused', async () => {
  await start()
  const [account] = accounts as [Address]
  const follow = async (address?: Address) => {
    const expiresAt = Date.now() + 60_000
    const session = address && {
      cookie: `access_token=${await issueToken(service!.context, { address, chainId: chain.chainId, expiresAt })}`,
    }
    return app!.inject({
      method: 'POST',
      url: `/v1/chains/${chain.chainId}/safes/${account}/follow`,
      headers: { host: 'localhost', ...session },
    })
  }
  expect((await follow()).statusCode).toBe(403)
  const refused = await follow(other.address)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 409, statusCode: 409, reason: 'NOT_FOLLOWED' })
  expect(await followed()).toEqual([])
  expect((await follow(owner.address)).statusCode).toBe(200)
  expect(await followed()).toEqual([account])
  expect(await get(`${account}/transactions/history`)).toMatchObject({ status: 200 })
})

test('behavior: a signed proposal enrols an account without a further read, an unsigned one does not', async () => {
  await start()
  const [account, second] = accounts as [Address, Address]
  const call = plainTransaction({ to: other.address, nonce: 0n })
  const of = (safe: Address) => ({ chainId: chain.chainId, safe })
  const signed = await buildProposalRequest(of(account), call, owner)
  const unsigned = await buildProposalRequest(of(second), call, owner, { isSigned: false })
  for (const { method, path: url, body: payload } of [signed, unsigned])
    expect((await app!.inject({ method, url, payload })).statusCode).toBe(200)
  await service!.chain.indexer.sync()
  expect(await followed()).toEqual([account])
  expect(await get(`${second}/transactions/queued?trusted=false`)).toMatchObject({ body: { count: 1 } })
  expect(await followed()).toEqual([account])
})

test('behavior: reads enrol accounts up to the share of a client', async () => {
  await start({ reads: 1, perClientPerDay: 1 })
  const [first, second] = accounts as [Address, Address]
  for (const account of [first, second]) expect((await get(account)).status).toBe(200)
  expect(await followed()).toEqual([first])
})

test('behavior: an account that is not read is evicted when the chain has too many, unless an owner left a record', async () => {
  await start({ freeAccounts: 1, evictAfterDays: 90 })
  const [first, second, third] = accounts as [Address, Address, Address]
  const { indexer } = service!.chain
  const at = (days: number) => ({ ...service!.context, clock: () => Date.now() + days * 86_400_000 })
  const proposal = await buildProposalRequest(
    { chainId: chain.chainId, safe: second },
    plainTransaction({ to: other.address, nonce: 0n }),
    owner,
  )
  for (const account of [first, second, third]) await indexer.discover(account)
  expect((await app!.inject({ method: proposal.method, url: proposal.path, payload: proposal.body })).statusCode).toBe(
    200,
  )
  await evictAccounts(at(0))
  await evictAccounts(at(89))
  expect(await followed()).toHaveLength(3)
  // Read in the meantime.
  expect(await get(`${third}/transactions/history`)).toMatchObject({ status: 200 })
  await service!.context.db.drizzle
    .update(followedAccounts)
    .set({ readAt: Date.now() + 50 * 86_400_000 })
    .where(eq(followedAccounts.safe, third))
  await evictAccounts(at(91))
  expect((await followed()).sort()).toEqual([second, third].sort())
  await evictAccounts(at(200))
  expect(await followed()).toEqual([second])
  expect(await get(`${first}/transactions/history`)).toMatchObject({ status: 409 })
})

test('behavior: a read at a process that only reads is stored by one that writes', async () => {
  const [account] = accounts as [Address]
  await start({ accounts: [{ chainId: chain.chainId, address: account }] })
  const { context } = service!
  const readAt = async () => {
    const rows = await context.db.drizzle.select().from(followedAccounts).where(eq(followedAccounts.safe, account))
    return rows[0]?.readAt
  }
  expect(await readAt()).toBeUndefined()
  const reader = await openContext({ ...context.config, readOnly: true })
  const page = await createHttpServer(reader.context)
  const answer = await page.inject({ url: `/v1/chains/${chain.chainId}/safes/${account}/transactions/history` })
  expect(answer.statusCode).toBe(200)
  await page.close()
  await reader.close()
  await expect
    .poll(async () => {
      await context.enrolment.saveReads()
      return readAt()
    })
    .toBeGreaterThan(Date.now() - 60_000)
})

test('behavior: reads are noted, and a rebuilt projection follows the accounts again without a further read', async () => {
  await start({ freeAccounts: 1 })
  const [account] = accounts as [Address]
  expect(await get(account)).toMatchObject({ status: 200 })
  await service!.context.enrolment.saveReads()
  await service!.context.db.transaction(clearProjection)
  await app!.close()
  service = await service!.reopen()
  app = await createHttpServer(service.context)
  expect(await followed()).toEqual([])
  await service.chain.indexer.sync()
  expect(await followed()).toEqual([account])
})

const askOperator = async (method: 'POST' | 'DELETE', path: string) => {
  const url = `/admin/accounts/${chain.chainId}/${path}`
  const answer = await app!.inject({ method, url, headers: { authorization: `Bearer ${adminToken}` } })
  return { status: answer.statusCode, body: answer.json() }
}
const entry = () => ({ ...devchainConfig(chain.devchain, chain.contracts), mode: 'onDemand' as const })

test('error: before the index has a block, and while the journal is applied, the operator can neither drop nor re-index an account', async () => {
  const [account] = accounts as [Address]
  const both = async () => [await askOperator('POST', `${account}/index`), await askOperator('DELETE', account)]
  const refusal = (detail: string) => ({
    status: 503,
    body: { reason: 'REBUILDING', message: 'Service unavailable', detail: expect.stringContaining(detail) },
  })
  service = await openTestContext(chain, { chains: [entry()], adminToken })
  let percent: number | null = null
  const { journal } = service.context
  const replay = { ...journal.replay, percent: () => percent }
  app = await createHttpServer({ ...service.context, journal: { ...journal, replay } })
  for (const answer of await both()) expect(answer).toMatchObject(refusal('has no block yet'))
  await service.chain.indexer.sync()
  percent = 40
  for (const answer of await both()) expect(answer).toMatchObject(refusal('40 %'))
  percent = null
  expect(await askOperator('POST', `${account}/index`)).toMatchObject({ status: 200, body: { indexing: account } })
  expect(await followed()).toEqual([account])
})

test('behavior: a noted read does not bring back an account that the operator dropped, also when both happen at once', async () => {
  const [account] = accounts as [Address]
  service = await openTestContext(chain, { chains: [entry()], adminToken, enrolment: { freeAccounts: 1 } })
  await service.chain.indexer.sync()
  app = await createHttpServer(service.context)
  const { enrolment, db } = service.context
  const noted = () => db.drizzle.$count(followedAccounts)
  expect(await get(account)).toMatchObject({ status: 200 })
  expect(await askOperator('DELETE', account)).toMatchObject({ status: 200 })
  await enrolment.saveReads()
  expect(await noted()).toBe(0)
  // As another process has it, which does not know that the account was dropped.
  enrolment.noteRead(chain.chainId, account)
  await enrolment.saveReads()
  expect(await noted()).toBe(0)
  for (let round = 0; round < 5; round += 1) {
    enrolment.forgetReads(chain.chainId, account)
    expect(await get(account)).toMatchObject({ status: 200 })
    await Promise.all([askOperator('DELETE', account), enrolment.saveReads()])
    expect(await noted()).toBe(0)
  }
  expect(await get(account)).toMatchObject({ status: 200 })
  await enrolment.saveReads()
  // Also when the account was read earlier on the same day.
  expect(await noted()).toBe(1)
})

test('behavior: the operator bans an account at run time, which survives a restart, and ends the ban', async () => {
  await start({ freeAccounts: 5 })
  const [account] = accounts as [Address]
  expect(await get(account)).toMatchObject({ status: 200 })
  await service!.context.bans.add(account)
  // Cached before.
  expect(await get(account)).toMatchObject({ status: 451 })
  await app!.close()
  service = await service!.reopen()
  app = await createHttpServer(service.context)
  expect(await get(account)).toMatchObject({ status: 451 })
  expect(await service.context.bans.remove(account)).toBe(true)
  expect(await service.context.bans.remove(account)).toBe(false)
  expect(await get(account)).toMatchObject({ status: 200 })
})
