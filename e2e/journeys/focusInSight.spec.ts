import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { everyPage } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { noteFocus, walkByKeyboard } from '../support/walkByKeyboard.ts'

/** In `npm test`, `everyPage` walks the pages that it has open already, on the phone. */
test(
  'behavior: with the keyboard the focus moves at every step, and stays visible under no bar',
  { tag: '@soak' },
  async ({ page }) => {
    const chain = await localChain('dev1')
    await noteFocus(page.context())
    await keepAccount(page.context(), chain, demoTreasury(chain).address)
    for (const { name, path, content } of await everyPage(chain))
      await test.step(name, async () => {
        await page.goto(path)
        await expect(content(page)).toBeVisible()
        await walkByKeyboard(page, name)
      })
  },
)
