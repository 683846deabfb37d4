import { coreLies, outerLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { runScenes } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { makeHostileWorld, reader } from '../support/hostileWorld.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

test('error: a service that lies about account and transaction gets no signature except for the displayed content', async ({
  browser,
}) => {
  const { account, paths, world } = await makeHostileWorld()
  const visit = await openHostileVisit(browser, account.chain, reader, paths.payment)
  expect(await runScenes(visit, world, paths, [...coreLies, ...outerLies])).toEqual([])
  // With honest answers the same page signs, and the service accepts the signature.
  visit.proxy.tell(null, world)
  await visit.page.goto(visit.proxy.url + paths.payment)
  await pressSign(visit.page)
  await expect(visit.page.getByRole('main')).toContainText('2 of 2 signed')
  await visit.close()
})
