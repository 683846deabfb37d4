import { test as base } from '@playwright/test'
import { saveData } from './saveData.ts'

/**
 * Playwright's `test`, whose browser saves data, and which also closes the browser contexts that a journey opened itself: open pages
 * would continue to send requests and render during all later journeys. Contexts from before the journey (its file's `beforeAll`)
 * stay.
 */
export const test = base.extend<{ readonly closeOpenedContexts: void }, { readonly contextsSaveData: void }>({
  contextsSaveData: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await saveData(context)
        return context
      }
      await use()
      browser.newContext = open
    },
    { auto: true, scope: 'worker' },
  ],
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
