import { asc, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { events } from '../../db/schema/schema.ts'
import {
  buildTestConfig,
  openTestContext,
  startTestChain,
  type TestChain,
  type TestContext,
} from '../../testing/testService.ts'
import { announceConfiguration } from './announceConfiguration.ts'

let chain: TestChain
let service: TestContext
beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
})
afterAll(async () => {
  await service.close()
  await chain.devchain.stop({ snapshot: false })
})

test('behavior: a configuration change between two starts is published once, to followers of the chain', async () => {
  const { context } = service
  const typesAfter = async (safeApps: { id: number; url: string; name: string }[]) => {
    const config = buildTestConfig(chain, { safeApps })
    return (await announceConfiguration({ ...context, config })).map(({ event }) => event)
  }
  expect(await typesAfter([])).toEqual([])
  const app = { id: 1, url: 'https://app.example', name: 'App' }
  expect(await typesAfter([app])).toEqual([
    { type: 'SAFE_APPS_UPDATE', chainId: chain.chainId, timestamp: expect.any(Number) },
  ])
  expect(await typesAfter([app])).toEqual([])
  const config = buildTestConfig(chain, { safeApps: [app] })
  const renamed = { ...config, chains: config.chains.map((each) => ({ ...each, chainName: 'Other' })) }
  expect((await announceConfiguration({ ...context, config: renamed })).map(({ event }) => event.type)).toEqual([
    'CHAIN_UPDATE',
  ])
  const stored = await context.db.drizzle
    .select({ type: events.type, safe: events.safe })
    .from(events)
    .where(notInArray(events.type, ['SAFE_CREATED', 'SAFE_UPDATED']))
    .orderBy(asc(events.id))
  expect(stored).toEqual([
    { type: 'SAFE_APPS_UPDATE', safe: null },
    { type: 'CHAIN_UPDATE', safe: null },
  ])
})
