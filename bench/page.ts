import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { accountKeeper, keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { measurePage, type PageMeasure } from '../e2e/support/measurePage.ts'
import { budgetPages } from '../e2e/support/pages.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { longestChain } from './longestChain.ts'
import { median } from './median.ts'
import { openChromium } from './untraced/openChromium.ts'
import { timePage, type PageTimes, type Visit } from './untraced/timePage.ts'

/*
 * Until home, queue, history and accounts are readable and drawn, and what they fetch. Bytes and requests are read by the developer tools in
 * a visit of its own; the visits whose time is taken have none.
 */
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
} satisfies Record<string, Partial<Visit>>
/** `BENCH_PAGES=home BENCH_CONDITIONS='plain;second visit'` measures these only, and the floor. */
const chosen = (name: string) => process.env[name]?.split(';')

const conditions = Object.entries<Partial<Visit>>(CONDITIONS).filter(
  ([name]) => chosen('BENCH_CONDITIONS')?.includes(name) ?? true,
)
type Page = typeof FLOOR
type Run = Page & { readonly times: Map<string, PageTimes[]>; readonly fetched: PageMeasure | undefined }

const stack = await startStack()
process.env['COUNTERSIGN_URL'] = stack.url
const { protocol, close } = openChromium()
try {
  const chain = await localChain('dev1')
  const script = accountKeeper(chain, demoTreasury(chain).address)
  const pages = [FLOOR, ...budgetPages(chain).filter(({ name }) => chosen('BENCH_PAGES')?.includes(name) ?? true)]
  const fetched = await readFetched(chain, pages)
  const runs: Run[] = pages.map((page, index) => ({ ...page, times: new Map(), fetched: fetched[index] }))
  // Interleaved, so that drift of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [condition, set] of conditions)
      for (const { path, text, times } of runs) {
        const visit = { url: `${stack.url}${path}`, text, script, hasWorker: text !== '', ...set }
        times.set(condition, [...(times.get(condition) ?? []), await timePage(protocol, visit)])
      }
  print(runs)
} finally {
  await close()
  await stack.stop()
}

async function readFetched(chain: LocalChain, pages: readonly Page[]): Promise<PageMeasure[]> {
  const browser = await chromium.launch(chromiumOptions)
  const fetched: PageMeasure[] = []
  for (const { path, text } of pages) {
    const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } })
    await keepAccount(context, chain, demoTreasury(chain).address)
    fetched.push(await measurePage(await context.newPage(), path, text))
    await context.close()
  }
  await browser.close()
  return fetched
}

function print(runs: readonly Run[]): void {
  console.log('\nuntil the content is drawn')
  const head = ['JS kB', 'styles', 'requests', 'in a row'].map((word) => word.padStart(9)).join(' ')
  console.log(`  ${'page'.padEnd(10)} ${head}`)
  for (const { name, fetched } of runs) {
    if (!fetched) continue
    const { bytes, requests, answered } = fetched
    // What a slow host makes visible: each began after the one before had ended.
    const inRow = longestChain(answered).length
    const cells = [(bytes.script / 1000).toFixed(1), (bytes.style / 1000).toFixed(1), requests.length, inRow]
    console.log(`  ${name.padEnd(10)} ${cells.map((cell) => String(cell).padStart(9)).join(' ')}`)
  }
  printTimes('until anything is painted', runs, ({ firstPaintMs }) => firstPaintMs)
  printTimes('until the rows are readable', runs, ({ readableMs }) => readableMs)
  printTimes('until the page is drawn', runs, ({ contentMs }) => contentMs)
}

function printTimes(what: string, runs: readonly Run[], timeOf: (times: PageTimes) => number): void {
  console.log(
    `\n${what}, median of ${ROUNDS} interleaved visits; × is the ratio to the floor, a static file without a script`,
  )
  console.log(`  ${''.padEnd(10)} ${conditions.map(([condition]) => condition.padStart(18)).join(' ')}`)
  const medianOf = (run: Run | undefined, condition: string) => median((run?.times.get(condition) ?? []).map(timeOf))
  for (const run of runs) {
    const cells = conditions.map(([condition]) => {
      const time = medianOf(run, condition)
      return `${Math.round(time)} ms ${(time / medianOf(runs[0], condition)).toFixed(1).padStart(5)} ×`.padStart(18)
    })
    console.log(`  ${run.name.padEnd(10)} ${cells.join(' ')}`)
  }
}
