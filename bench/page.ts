import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { measurePage, type PageMeasure } from '../e2e/support/measurePage.ts'
import { budgetPages } from '../e2e/support/pages.ts'
import { serviceUrl } from '../e2e/support/serviceUrl.ts'
import { startStack } from '../e2e/support/startStack.ts'

const ROUNDS = 5
const SLOWED = 4
/** A static file of the same service without a script: the lower bound for a page. */
const FLOOR = { name: 'floor', path: '/favicon.svg', text: '' }

const stack = await startStack()
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  const chain = await localChain('dev1')
  const pages = [FLOOR, ...budgetPages(chain)]
  const runs = pages.map((page) => ({ ...page, plain: new Array<PageMeasure>(), slowed: new Array<PageMeasure>() }))
  await measure(browser, chain, FLOOR, 1)
  // Interleaved, so that drift of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const run of runs) {
      run.plain.push(await measure(browser, chain, run, 1))
      run.slowed.push(await measure(browser, chain, run, SLOWED))
    }
  print(runs)
} finally {
  await browser.close()
  await stack.stop()
}

/** Every run uses a new browser context: nothing is cached, and the demo account is watched. */
async function measure(
  browser: Browser,
  chain: LocalChain,
  { path, text }: { path: string; text: string },
  cpuSlowdown: number,
): Promise<PageMeasure> {
  const context = await browser.newContext({ baseURL: serviceUrl(), viewport: { width: 1440, height: 900 } })
  if (text !== '') await keepAccount(context, chain, demoTreasury(chain).address)
  try {
    return await measurePage(await context.newPage(), path, text, cpuSlowdown)
  } finally {
    await context.close()
  }
}

type Run = { name: string; plain: PageMeasure[]; slowed: PageMeasure[] }

function print(runs: readonly Run[]): void {
  const floor = runs.find(({ name }) => name === FLOOR.name)
  console.log(
    `\nuntil content, median of ${ROUNDS} interleaved runs; × is the ratio to the floor, a static file without a script`,
  )
  console.log(
    `  ${'page'.padEnd(10)} ${'JS kB'.padStart(7)} ${'requests'.padStart(9)} ${'time'.padStart(16)}   CPU ${SLOWED}× slower`,
  )
  for (const { name, plain, slowed } of runs) {
    const bytes = median(plain.map(({ scriptBytes }) => scriptBytes))
    const requests = median(plain.map((run) => run.requests.length))
    console.log(
      `  ${name.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(7)} ${String(requests).padStart(9)} ${told(plain, floor?.plain)} ${told(slowed, floor?.slowed)}`,
    )
  }
}

function told(runs: readonly PageMeasure[], floor: readonly PageMeasure[] = runs): string {
  const time = median(runs.map(({ contentMs }) => contentMs))
  const ratio = time / median(floor.map(({ contentMs }) => contentMs))
  return `${Math.round(time)} ms ${ratio.toFixed(1).padStart(5)} ×`.padStart(17)
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
}
