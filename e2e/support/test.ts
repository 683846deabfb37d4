import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which also closes the browser contexts that a journey opened itself: open pages would continue
 * to send requests and render during all later journeys. Contexts from before the journey (its file's `beforeAll`)
 * stay.
 */
export const test = base.extend<{ readonly closeOpenedContexts: void }>({
  closeOpenedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const others = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(others.map((context) => context.close()))
    },
    { auto: true },
  ],
})
