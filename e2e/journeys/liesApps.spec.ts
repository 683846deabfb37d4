import { appRequestLies, catalogueLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { appScene } from '../support/appScene.ts'
import { runLies } from '../support/runLies.ts'
import { runListLies } from '../support/runListLies.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { demoAppUrl } from '../support/openDemoApp.ts'
import { makeSendWorld } from '../support/sendScene.ts'
import { test } from '../support/test.ts'

test("error: a service that lies about apps gets no signature except for the app's request", async ({ browser }) => {
  const made = await makeSendWorld()
  const { account } = made
  const appUrl = await demoAppUrl(account.chain.chainId)
  const world = { ...made.world, prepared: { ...made.world.prepared, appUrl } }
  const path = `${account.path}/apps`
  const visit = await openHostileVisit(browser, account.chain, reader, path)
  const failures: string[] = []
  await test.step('the list', async () => {
    const scene = {
      visit,
      world,
      path,
      place: () => visit.page.getByRole('main'),
      settled: [['Demo app', 1]] as const,
      act: null,
    }
    failures.push(...(await runListLies(scene, selectLies(catalogueLies))))
  })
  await test.step('a request', async () => {
    const scene = appScene(visit, { ...made, world }, appUrl)
    visit.proxy.tell(null, world)
    await scene.open?.()
    failures.push(...(await runLies(scene, selectLies(appRequestLies))))
  })
  expect(failures).toEqual([])
  await visit.close()
})
