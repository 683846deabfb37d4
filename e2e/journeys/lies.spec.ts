import { coreLies } from '@countersign/testkit/hostile'
import { expect, test } from '@playwright/test'
import { tellScenes } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { makeHostileWorld, reader } from '../support/hostileWorld.ts'

test('error: a service that lies about account and transaction gets a signature for nothing but what is shown', async ({
  browser,
}) => {
  const { account, paths, world } = await makeHostileWorld()
  const visit = await openHostileVisit(browser, account.chain, reader, paths.payment)
  expect(await tellScenes(visit, world, { payment: paths.payment }, coreLies)).toEqual([])
  await visit.close()
})
