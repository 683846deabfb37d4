import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which also closes the people a journey brought in itself: pages left open would go on asking the chain
 * and drawing through every journey after it. What stood before the journey (its file's `beforeAll`) stays.
 */
export const test = base.extend<{ readonly leaveNobodyBehind: void }>({
  leaveNobodyBehind: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const others = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(others.map((context) => context.close()))
    },
    { auto: true },
  ],
})
