import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { everyPage } from '../support/pages.ts'
import { test } from '../support/test.ts'

/** Stops of one page: long enough to come to the end of most, and past every fixed bar. */
const STOPS = 60

/**
 * Presses Tab, and says in words what is wrong with where the focus is: it did not move, or it lies under something else for good. Null
 * where it moved on and can be seen; what is scrolled to, or pushed by what arrives late, gets a few seconds.
 */
async function tab(page: Page): Promise<string | null> {
  await page.evaluate(() => document.activeElement?.setAttribute('data-was-here', ''))
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const marked = document.querySelector('[data-was-here]')
    marked?.removeAttribute('data-was-here')
    if (marked !== null && marked !== document.body && marked === document.activeElement)
      return `The focus stays on ${marked.outerHTML.slice(0, 120)}`
    const cover = (): string | null => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      // What is hidden on purpose, as the link that leads past the navigation, is somewhere else on the screen or nowhere.
      if (width < 4 || height < 4) return null
      const seen = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 40))
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
      const isLabelled =
        focused instanceof HTMLInputElement && [...(focused.labels ?? [])].some((label) => label.contains(seen))
      return isSeen || isLabelled ? null : `${focused.outerHTML.slice(0, 120)} under ${seen?.outerHTML.slice(0, 120)}`
    }
    const until = performance.now() + 5_000
    for (let covered = cover(); covered !== null; covered = cover()) {
      if (performance.now() > until) return covered
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return null
  })
}

test('behavior: whoever walks a page by keyboard goes on with every step, and sees where the focus is, under no bar', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  await keepAccount(page.context(), chain, demoTreasury(chain).address)
  for (const { name, path, content } of await everyPage(chain))
    await test.step(name, async () => {
      await page.goto(path)
      await expect(content(page)).toBeVisible()
      for (let stop = 0; stop < STOPS; stop += 1) expect(await tab(page), `${name}, stop ${stop}`).toBeNull()
    })
})
