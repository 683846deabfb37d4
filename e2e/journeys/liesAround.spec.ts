import { outerLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { runScenes } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { makeHostileWorld, reader } from '../support/hostileWorld.ts'
import { test } from '../support/test.ts'

test('error: a service that lies about the surroundings of a transaction changes nothing that is signed', async ({
  browser,
}) => {
  const { account, paths, world } = await makeHostileWorld()
  const visit = await openHostileVisit(browser, account.chain, reader, paths.payment)
  expect(await runScenes(visit, world, paths, outerLies)).toEqual([])
  await visit.close()
})
