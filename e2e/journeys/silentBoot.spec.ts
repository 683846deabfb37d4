import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { everyPage } from '../support/pages.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { watchViolations } from '../support/watchViolations.ts'

test('behavior: every page boots without a foreign request, a console message or an error', async ({
  context,
  page,
}) => {
  const [chain, second] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const origins = [serviceUrl(), chain.rpcUrl, second.rpcUrl].map((url) => new URL(url).origin)
  const notes = watchPage(context, origins)
  const refused = await watchViolations(context)
  await keepAccount(context, chain, demoTreasury(chain).address)
  for (const { name, path, content } of await everyPage(chain))
    await test.step(name, async () => {
      await page.goto(path)
      await expect(content(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...notes, ...refused]).toEqual([])
    })
})
