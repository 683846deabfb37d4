import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumOptions } from '../../e2e/support/chromium.ts'
import { demoTreasury } from '../../e2e/support/demoTreasury.ts'
import { keepAccount } from '../../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../../e2e/support/localChain.ts'
import { budgetPages } from '../../e2e/support/pages.ts'
import { startStack } from '../../e2e/support/startStack.ts'
import { say } from '../service/say.ts'
import { type CountingProxy, isStream, type Passed, startCountingProxy } from './startCountingProxy.ts'

/** What one view fetches from the service. */
export type ViewMeasure = {
  readonly name: string
  readonly visit: 'first' | 'second'
  /** Answers of the API and `boot.json` until the page is at rest, and their kB. */
  readonly reads: number
  readonly readKb: number
  /** Event streams that it opened. */
  readonly streams: number
  /** Files of the build, the document included, and their kB. */
  readonly files: number
  readonly fileKb: number
  /** kB that the page's service worker fetches after a first visit: the rest of the build. */
  readonly laterKb: number
}

const PAGES = ['home', 'queue', 'history']
const QUIET_MS = 1500
/** Less than the ten seconds after which an idle page fetches the files of other pages. */
const REST_LIMIT_MS = 8000
/** What a first visit stores is written once a second. */
const STORED_MS = 2000

/** Views of the demo account as `npm start` serves it, counted between the browser and the service. */
export async function measureViews(): Promise<ViewMeasure[]> {
  say('views of the page')
  const stack = await startStack()
  process.env['COUNTERSIGN_URL'] = stack.url
  const proxy = await startCountingProxy({ host: 'localhost', port: Number(new URL(stack.url).port) })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const chain = await localChain('dev1')
    const measured: ViewMeasure[] = []
    // The service compresses a file when it is fetched for the first time.
    for (const isWarmUp of [true, false])
      for (const { name, path, text } of budgetPages(chain)) {
        if (!PAGES.includes(name)) continue
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const views = await visitTwice(context, proxy, chain, { name, path, text })
        if (!isWarmUp) measured.push(...views)
        await context.close()
      }
    return measured
  } finally {
    await browser.close()
    await proxy.stop()
    await stack.stop()
  }
}

type Visited = { readonly name: string; readonly path: string; readonly text: string }

async function visitTwice(context: BrowserContext, proxy: CountingProxy, chain: LocalChain, visited: Visited) {
  await keepAccount(context, chain, demoTreasury(chain).address)
  const page = await context.newPage()
  const url = `http://localhost:${proxy.port}${visited.path}`
  proxy.take()
  const first = await visit(page, proxy, url, visited.text)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })
  await wait(STORED_MS)
  while (proxy.quietMs() < QUIET_MS) await wait(100)
  const later = proxy.take().filter((one) => !isStream(one))
  await page.goto('about:blank')
  await wait(QUIET_MS)
  proxy.take()
  const second = await visit(page, proxy, url, visited.text)
  const { name } = visited
  return [
    { name, visit: 'first' as const, ...summarize(first), laterKb: kilobytes(later) },
    { name, visit: 'second' as const, ...summarize(second), laterKb: 0 },
  ]
}

async function visit(page: Page, proxy: CountingProxy, url: string, text: string): Promise<Passed[]> {
  const end = performance.now() + REST_LIMIT_MS
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('#root').getByRole('main').getByText(text).first().waitFor()
  while (proxy.quietMs() < QUIET_MS && performance.now() < end) await wait(100)
  return proxy.take()
}

const kilobytes = (passed: readonly Passed[]) => passed.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** All else is a file of the build: the document is the same for every address. */
const COMPUTED = /^\/(v\d+|boot\.json)\b/

function summarize(passed: readonly Passed[]) {
  const streams = passed.filter(isStream)
  const reads = passed.filter((one) => COMPUTED.test(one.path) && !isStream(one))
  const files = passed.filter((one) => !COMPUTED.test(one.path))
  return {
    reads: reads.length,
    readKb: kilobytes(reads),
    streams: streams.length,
    files: files.length,
    fileKb: kilobytes(files),
  }
}
