import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { ethereumLibraries } from '../support/ethereumLibraries.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { measurePage } from '../support/measurePage.ts'
import { budgetPages } from '../support/pages.ts'
import { test } from '../support/test.ts'

const MOST_SCRIPT_BYTES = 250_000
const MOST_REQUESTS = 25

test('behavior: accounts, home, queue and history are usable within the budget', async ({ browser }) => {
  const chain = await localChain('dev1')
  for (const { name, path, text } of budgetPages(chain))
    await test.step(name, async () => {
      const context = await browser.newContext()
      await keepAccount(context, chain, demoTreasury(chain).address)
      const page = await context.newPage()
      const { scriptBytes, scripts, requests, contentMs } = await measurePage(page, path, text)
      const told = `${name}: ${(scriptBytes / 1000).toFixed(1)} kB of JavaScript, ${requests.length} requests before content, after ${Math.round(contentMs)} ms`
      console.log(`  ${told}`)
      test.info().annotations.push({ type: 'budget', description: told })
      expect.soft(scriptBytes, `bytes of JavaScript before ${name} is usable`).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
      expect.soft(requests.length, `requests before ${name} is usable`).toBeLessThanOrEqual(MOST_REQUESTS)
      // Source maps belong to the build; a browser fetches them for its developer tools only.
      expect.soft(requests.filter((url) => url.endsWith('.map'))).toEqual([])
      expect.soft(await ethereumLibraries(scripts), `Ethereum libraries before ${name} is usable`).toEqual([])
      await context.close()
    })
})
