import { routes } from '@countersign/api'
import { demoOwners, deploySafe } from '@countersign/devchain'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createHttpServer } from '../../http/createHttpServer.ts'
import { openContext, type OpenContext } from '../../openContext.ts'
import { buildProposal } from '../../testing/buildProposal.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/startTcpProxy.ts'
import { createTestDatabase, dropTestDatabase } from '../../testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from '../../testing/testService.ts'

/*
 * A service whose PostgreSQL is behind a network that stops forwarding: connections stay open, and no bytes arrive.
 */
const SETTINGS = { poolSize: 3, connectMs: 3000, statementMs: 3000, idleMs: 5000 }

let chain: TestChain
let proxy: TcpProxy
let service: OpenContext
let app: FastifyInstance
let place: { databaseUrl?: string }
const folder = createTestFolder()
beforeAll(async () => {
  chain = await startTestChain()
  place = await createTestDatabase()
  const url = new URL(place.databaseUrl ?? '')
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  const config = buildTestConfig(chain, {
    dataDir: folder.path,
    databaseUrl: url.href,
    database: SETTINGS,
    logLevel: 'silent',
  })
  service = await openContext(config)
  app = await createHttpServer(service.context)
})
afterAll(async () => {
  await app?.close()
  await service?.close()
  await proxy?.stop()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

async function get(url: string) {
  const { statusCode, body } = await app.inject({ url })
  return { statusCode, body }
}

test('behavior: the connections have the configured limits', async () => {
  const read = (name: string) => service.context.db.drizzle.execute(sql`select current_setting(${name}) as value`)
  expect(await read('statement_timeout')).toEqual([{ value: '3s' }])
  expect(await read('idle_in_transaction_session_timeout')).toEqual([{ value: '5s' }])
  await Promise.all(Array.from({ length: 12 }, () => read('port')))
  const { active, idle } = service.context.db.load()
  expect(active + idle).toBe(SETTINGS.poolSize)
})

test('behavior: while no bytes arrive every request ends with an error sentence, and the service recovers by itself', async () => {
  const { address } = await deploySafe(chain.rpcUrl, { owners: [demoOwners[0].address], threshold: 1 })
  await service.context.chains.get(chain.chainId)?.indexer.sync()
  const account = `/v1/chains/${chain.chainId}/safes/${address}`
  expect((await get('/health/ready')).statusCode).toBe(200)
  expect((await get(account)).statusCode).toBe(200)
  const body = await buildProposal(chain.rpcUrl, address, { to: address, value: 1n, nonce: 0n }, [demoOwners[0]])
  const route = routes.proposeTransaction
  const propose = () =>
    app.inject({
      method: 'POST',
      url: `/v1/chains/${chain.chainId}/transactions/${address}/propose`,
      payload: z.encode(route.body, body),
    })

  proxy.stall()
  const ended: string[] = []
  const inOrder = <Answer>(name: string, answer: Promise<Answer>) => answer.finally(() => ended.push(name))
  const [ready, again, live, metrics, read, written] = await Promise.all([
    inOrder('health', get('/health/ready')),
    inOrder('health', get('/health/ready')),
    inOrder('health', get('/health/live')),
    inOrder('health', get('/metrics')),
    inOrder('account', get(account)),
    inOrder('account', propose()),
  ])
  for (const answer of [ready, again])
    expect(answer).toMatchObject({
      statusCode: 503,
      body: expect.stringContaining('did not answer within 0.8 seconds'),
    })
  // What a load balancer asks does not wait for the limit of the statements.
  expect(ended).toEqual(['health', 'health', 'health', 'health', 'account', 'account'])
  expect(live.statusCode).toBe(200)
  expect(metrics).toMatchObject({ statusCode: 200, body: expect.stringContaining('countersign_database_up 0') })
  for (const { statusCode, body: text } of [read, written]) {
    expect(statusCode).toBe(503)
    expect(text).toContain('The database did not answer in time.')
  }
  // All waiting requests have ended by now; new ones end too.
  expect((await get(account)).statusCode).toBe(503)

  proxy.recover()
  await expect.poll(() => get('/health/ready'), { timeout: 10_000 }).toMatchObject({ statusCode: 200 })
  await expect.poll(() => get(account), { timeout: 10_000 }).toMatchObject({ statusCode: 200 })
  expect((await propose()).statusCode).toBeLessThan(300)
  expect((await get('/metrics')).body).toContain('countersign_database_up 1')
})
