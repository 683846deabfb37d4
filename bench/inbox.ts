import { chromium, type Browser, type Page } from '@playwright/test'
import { median } from './median.ts'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { makeManyAccounts, type ManyAccounts } from '../e2e/support/makeManyAccounts.ts'
import { openWithWallet } from '../e2e/support/openWithWallet.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { timeUntilText } from '../e2e/support/timeUntilText.ts'
import { traceTasks } from '../e2e/support/traceTasks.ts'
import { watchTasks } from '../e2e/support/watchTasks.ts'

/** `BENCH_ACCOUNTS` for a shorter run. */
const MANY = Number(process.env['BENCH_ACCOUNTS'] ?? 500)
const FEW = 10
const EVERY = 10
const ROUNDS = 5
/** All requests after the content have been sent by then. */
const SETTLED_MS = 4000

type Measure = {
  readonly contentMs: number
  readonly longestMs: number
  /** Computing time of the longest task, without the time of other processes. */
  readonly longestCpuMs: number
  readonly requests: number
  readonly bytes: number
}

const given = process.env['COUNTERSIGN_URL']
const stack = given === undefined ? await startStack() : { url: given, stop: async () => {} }
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  const chain = await localChain('dev1')
  const [few, many] = [await makeManyAccounts(chain, FEW, EVERY), await makeManyAccounts(chain, MANY, EVERY)]
  const runs = { few: new Array<Measure>(), many: new Array<Measure>() }
  // Interleaved, so that drift of the machine hits both.
  for (let round = 0; round < ROUNDS; round++) {
    runs.few.push(await measure(browser, chain, few))
    runs.many.push(await measure(browser, chain, many))
  }
  print(runs)
} finally {
  await browser.close()
  await stack.stop()
}

/** In a new browser with a wallet that has connected before, like a daily visit. */
async function measure(browser: Browser, chain: LocalChain, { owner, working }: ManyAccounts): Promise<Measure> {
  const { page } = await openWithWallet(browser, chain, owner, `${stack.url}/accounts`)
  try {
    const tasks = await watchTasks(page)
    const network = watchRequests(page)
    const stopTrace = await traceTasks(browser, page)
    await page.goto(`${stack.url}/`)
    const contentMs = await timeUntilText(page, working === 1 ? 'In 1 account.' : `In ${working} accounts.`)
    await page.waitForTimeout(SETTLED_MS)
    return { contentMs, longestMs: await tasks.longest(), longestCpuMs: await stopTrace(), ...network() }
  } finally {
    await page.context().close()
  }
}

/** Requests of the API and of the chain, without the files of the page. */
function watchRequests(page: Page): () => Pick<Measure, 'requests' | 'bytes'> {
  let requests = 0
  let bytes = 0
  page.on('response', (response) => {
    const request = response.request()
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    requests++
    bytes += Number(response.headers()['content-length'] ?? 0)
  })
  return () => ({ requests, bytes })
}

function print({ few, many }: { few: readonly Measure[]; many: readonly Measure[] }): void {
  console.log(
    `\nthe inbox of ${MANY} accounts with work in every ${EVERY}th against ${FEW}, median of ${ROUNDS} interleaved runs`,
  )
  console.log(`  ${''.padEnd(22)} ${String(MANY).padStart(8)} ${String(FEW).padStart(8)}    ratio`)
  const row = (name: string, unit: string, valueOf: (measure: Measure) => number) => {
    const [large, small] = [median(many.map(valueOf)), median(few.map(valueOf))]
    const ratio = small === 0 ? '' : `${(large / small).toFixed(1)} ×`
    console.log(
      `  ${name.padEnd(22)} ${String(Math.round(large)).padStart(8)} ${String(Math.round(small)).padStart(8)} ${ratio.padStart(8)} ${unit}`,
    )
  }
  row('time to content', 'ms', ({ contentMs }) => contentMs)
  row('longest task', 'ms', ({ longestMs }) => longestMs)
  row('computing of a task', 'ms', ({ longestCpuMs }) => longestCpuMs)
  row('requests', '', ({ requests }) => requests)
  row('bytes of answers', '', ({ bytes }) => bytes)
}
