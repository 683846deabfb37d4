import { chromium, type Browser } from '@playwright/test'
import { median } from './median.ts'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { measurePage, type Conditions, type PageMeasure } from '../e2e/support/measurePage.ts'
import { budgetPages } from '../e2e/support/pages.ts'
import { serviceUrl } from '../e2e/support/serviceUrl.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { longestChain } from './longestChain.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** A static file of the same service without a script: the lower bound for a page. */
const FLOOR = { name: 'floor', path: '/favicon.svg', text: '' }
const CONDITIONS = {
  plain: {},
  '9 Mbps, 170 ms': { link: { bitsPerSecond: 9e6, latencyMs: 170 } },
  '1.6 Mbps, 150 ms': { link: { bitsPerSecond: 1.6e6, latencyMs: 150 } },
  'CPU 4× slower': { cpuSlowdown: 4 },
  'second visit': { isRepeated: true },
  'and CPU 4×': { isRepeated: true, cpuSlowdown: 4 },
} satisfies Record<string, Visit>
/** A repeated visit uses what an earlier one left in the browser. */
type Visit = Conditions & { readonly isRepeated?: boolean }
/** `largestMs`: until the last of the largest paints, of visits under plain conditions. */
type Measure = PageMeasure & { readonly largestMs?: number }
/** What a first visit stores is written once a second. */
const STORED_MS = 2000
/** The service worker is installed ten seconds after the content, and then fetches the build. */
const LONGEST_INSTALL_MS = 120_000
/** `BENCH_PAGES=home BENCH_CONDITIONS='plain;second visit'` measures these only, and the floor. */
const chosen = (name: string) => process.env[name]?.split(';')

const conditions = Object.entries<Visit>(CONDITIONS).filter(
  ([name]) => chosen('BENCH_CONDITIONS')?.includes(name) ?? true,
)

const stack = await startStack()
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  const chain = await localChain('dev1')
  const pages = [FLOOR, ...budgetPages(chain).filter(({ name }) => chosen('BENCH_PAGES')?.includes(name) ?? true)]
  const runs: Run[] = pages.map((page) => ({ ...page, measures: new Map() }))
  await measure(browser, chain, FLOOR, {})
  // Interleaved, so that drift of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [condition, set] of conditions)
      for (const run of runs) {
        const measures = run.measures.get(condition) ?? []
        run.measures.set(condition, [...measures, await measure(browser, chain, run, set)])
      }
  print(runs)
} finally {
  await browser.close()
  await stack.stop()
}

/** Every run uses a new browser context: nothing is cached but by an earlier visit, and the demo account is watched. */
async function measure(
  browser: Browser,
  chain: LocalChain,
  { path, text }: { path: string; text: string },
  conditions: Visit,
): Promise<Measure> {
  const context = await browser.newContext({ baseURL: serviceUrl(), viewport: { width: 1440, height: 900 } })
  if (text !== '') await keepAccount(context, chain, demoTreasury(chain).address)
  try {
    const page = await context.newPage()
    if (conditions.isRepeated) {
      await page.goto(path)
      if (text !== '')
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
          timeout: LONGEST_INSTALL_MS,
        })
      await page.waitForTimeout(STORED_MS)
      await page.goto('about:blank')
    }
    const measured = await measurePage(page, path, text, conditions)
    if (conditions !== CONDITIONS.plain) return measured
    return { ...measured, largestMs: (await measured.atRest()).largest.ms }
  } finally {
    await context.close()
  }
}

type Run = { name: string; path: string; text: string; measures: Map<string, Measure[]> }

function print(runs: readonly Run[]): void {
  const floor = runs.find(({ name }) => name === FLOOR.name)
  console.log(
    `\nuntil content, median of ${ROUNDS} interleaved runs; × is the ratio to the floor, a static file without a script`,
  )
  console.log(
    `  ${'page'.padEnd(10)} ${'JS kB'.padStart(7)} ${'styles'.padStart(7)} ${'requests'.padStart(9)} ${'in a row'.padStart(9)} ${'first paint'.padStart(18)} ${'largest paint'.padStart(18)} ${conditions
      .map(([condition]) => condition.padStart(18))
      .join(' ')}`,
  )
  for (const { name, measures } of runs) {
    const plain = measures.get('plain') ?? []
    const kilobytes = (kind: 'script' | 'style') => (median(plain.map(({ bytes }) => bytes[kind])) / 1000).toFixed(1)
    const requests = median(plain.map((run) => run.requests.length))
    // What a slow host makes visible: each began after the one before had ended.
    const inRow = median(plain.map(({ answered }) => longestChain(answered).length))
    const paint = reported(plain, floor?.measures.get('plain'), ({ firstPaintMs }) => firstPaintMs)
    const largest = `${Math.round(median(plain.map(({ largestMs = 0 }) => largestMs)))} ms`.padStart(18)
    const times = conditions.map(([condition]) =>
      reported(measures.get(condition) ?? [], floor?.measures.get(condition)),
    )
    console.log(
      `  ${name.padEnd(10)} ${kilobytes('script').padStart(7)} ${kilobytes('style').padStart(7)} ${String(requests).padStart(9)} ${String(inRow).padStart(9)} ${paint} ${largest} ${times.join(' ')}`,
    )
  }
  printReadable(runs)
}

/** When the text of the content was readable in the first frame, before the page was drawn. */
function printReadable(runs: readonly Run[]): void {
  const floor = runs.find(({ name }) => name === FLOOR.name)
  console.log(`\nuntil the rows are readable`)
  for (const { name, measures } of runs) {
    const times = conditions.map(([condition]) =>
      reported(measures.get(condition) ?? [], floor?.measures.get(condition), ({ readableMs }) => readableMs),
    )
    console.log(`  ${name.padEnd(10)} ${times.join(' ')}`)
  }
}

function reported(
  runs: readonly PageMeasure[],
  floor: readonly PageMeasure[] = runs,
  timeOf = ({ contentMs }: PageMeasure) => contentMs,
): string {
  const time = median(runs.map(timeOf))
  const ratio = time / median(floor.map(timeOf))
  return `${Math.round(time)} ms ${ratio.toFixed(1).padStart(5)} ×`.padStart(18)
}
