import { limitLies, spendLies } from '@countersign/testkit/hostile'
import { expect, type Page } from '@playwright/test'
import { runLies } from '../support/runLies.ts'
import { runListLies } from '../support/runListLies.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { limitScene, makeLimitsWorld } from '../support/limitsWorld.ts'
import { test } from '../support/test.ts'

test('error: a service that lies while a spending limit is set or spent gets no transaction except the typed one', async ({
  browser,
}) => {
  const made = await makeLimitsWorld()
  const { account, path, world } = made
  const visit = await openHostileVisit(browser, account.chain, reader, path)
  const failures: string[] = []
  const kinds = new Set<string>()
  await test.step('set', async () => {
    const scene = limitScene(visit, made)
    await scene.open?.()
    failures.push(...(await runLies(scene, selectLies(limitLies, kinds))))
  })
  await test.step('spend', async () => {
    // A typed payment survives a reload, so each lie runs on a page without earlier input.
    await visit.page.addInitScript(() => sessionStorage.clear())
    const place = (page: Page) => page.getByRole('dialog', { name: 'Spend within your limit' })
    const scene = {
      visit,
      world,
      path,
      open: async (page: Page) => {
        await page.getByRole('button', { name: 'Spend TUSD within your limit' }).click()
        await place(page).getByRole('combobox', { name: 'Recipient' }).fill(String(world.prepared['name']))
        await place(page).getByRole('textbox', { name: 'Amount in TUSD' }).fill('100')
      },
      place,
      settled: [
        ['500.00 TUSD left', 1],
        ['a registry that only the service names', 1],
      ] as const,
      act: 'Send',
      confirm: (page: Page) =>
        place(page)
          .getByRole('checkbox', { name: /^I compared the whole address/ })
          .check(),
    }
    failures.push(...(await runListLies(scene, selectLies(spendLies, kinds))))
  })
  expect(failures).toEqual([])
  await visit.close()
})
