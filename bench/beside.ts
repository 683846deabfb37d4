import { chromium, type Browser } from '@playwright/test'
import { median } from './median.ts'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { measurePage, type Conditions, type PageMeasure } from '../e2e/support/measurePage.ts'
import { budgetPages } from '../e2e/support/pages.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { servePeer } from './servePeer.ts'

/*
 * Home, queue and history beside the front end of Safe{Wallet}, on the same service and account, in the same run.
 * `PEER_DIR` is the folder of its static build, made with NEXT_PUBLIC_GATEWAY_URL_PRODUCTION=http://localhost:7401, the port of the service here,
 * and NEXT_PUBLIC_IS_PRODUCTION=true.
 */
const PORT = 7401
const PEER_PORT = 7421
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** What a first visit stores is written after a second; the service worker of this page comes ten seconds after its content. */
const STORED_MS = 2000
const LONGEST_INSTALL_MS = 60_000
const CONDITIONS = {
  plain: {},
  'CPU 4× slower': { cpuSlowdown: 4 },
  '9 Mbps, 170 ms': { link: { bitsPerSecond: 9e6, latencyMs: 170 } },
  '1.6 Mbps, 150 ms': { link: { bitsPerSecond: 1.6e6, latencyMs: 150 } },
  'second visit': { isRepeated: true },
} satisfies Record<string, Round>
const chosen = process.env['BENCH_CONDITIONS']?.split(';')
const conditions = Object.entries<Round>(CONDITIONS).filter(([name]) => chosen?.includes(name) ?? true)

const folder = process.env['PEER_DIR']
if (folder) await compare(folder)
else
  console.log(
    'not measured: PEER_DIR names no static build of the other front end (docs/benchmarks.md, "Beside Safe{Wallet}")',
  )

/** A repeated round uses what an earlier visit left in the browser. */
type Round = Conditions & { readonly isRepeated?: boolean }
type Visit = { readonly url: string; readonly text: string; readonly hasWorker: boolean }
type Pair = { readonly name: string; readonly ours: Visit; readonly theirs: Visit }

async function compare(peerFolder: string): Promise<void> {
  const given = process.env['COUNTERSIGN_URL']
  const stack = given === undefined ? await startStack({ port: PORT }) : { url: given, stop: async () => {} }
  process.env['COUNTERSIGN_URL'] = stack.url
  const [peer, browser] = await Promise.all([servePeer(peerFolder, PEER_PORT), chromium.launch(chromiumOptions)])
  try {
    const chain = await localChain('dev1')
    const pairs = pairsOf(chain, stack.url)
    const times = new Map<string, { ours: PageMeasure[]; theirs: PageMeasure[] }>()
    // The host has compressed every file once.
    for (const { theirs } of pairs) await visit(browser, chain, theirs, {})
    for (let round = 0; round < ROUNDS; round++)
      for (const [condition, set] of conditions)
        for (const { name, ours, theirs } of pairs) {
          const key = `${condition}, ${name}`
          const measured = times.get(key) ?? { ours: [], theirs: [] }
          measured.ours.push(await visit(browser, chain, ours, set))
          measured.theirs.push(await visit(browser, chain, theirs, set))
          times.set(key, measured)
        }
    print(times)
  } finally {
    await browser.close()
    await peer.stop()
    await stack.stop()
  }
}

/** The same rows on both: what the text names is the first that a person looks for. */
function pairsOf(chain: LocalChain, url: string): Pair[] {
  const peer = (path: string, text: string): Visit => ({
    url: `http://localhost:${PEER_PORT}${path}?safe=${chain.shortName}:${demoTreasury(chain).address}`,
    text,
    hasWorker: false,
  })
  const theirs: Readonly<Record<string, Visit>> = {
    home: peer('/home', '2,500'),
    queue: peer('/transactions/queue', '2,500'),
    history: peer('/transactions/history', 'Received'),
  }
  return budgetPages(chain).flatMap(({ name, path, text }) => {
    const beside = theirs[name]
    return beside ? [{ name, ours: { url: `${url}${path}`, text, hasWorker: true }, theirs: beside }] : []
  })
}

async function visit(
  browser: Browser,
  chain: LocalChain,
  { url, text, hasWorker }: Visit,
  conditions: Round,
): Promise<PageMeasure> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (hasWorker) await keepAccount(context, chain, demoTreasury(chain).address)
    const page = await context.newPage()
    if (conditions.isRepeated) {
      await page.goto(url)
      await page.waitForFunction((words) => document.body.textContent.includes(words), text)
      if (hasWorker)
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
          timeout: LONGEST_INSTALL_MS,
        })
      await page.waitForTimeout(STORED_MS)
      await page.goto('about:blank')
    }
    return await measurePage(page, url, text, conditions)
  } finally {
    await context.close()
  }
}

function print(
  times: ReadonlyMap<string, { readonly ours: readonly PageMeasure[]; readonly theirs: readonly PageMeasure[] }>,
) {
  console.log(
    `\nuntil the rows are readable, and until the page is drawn, medians of ${ROUNDS} interleaved visits (Safe's rows come with its page)`,
  )
  const head = ['rows', 'drawn', 'JS kB', 'Safe', 'JS kB', 'rows', 'drawn']
  console.log(`  ${''.padEnd(28)} ${head.map((word) => word.padStart(9)).join(' ')}`)
  for (const [key, { ours, theirs }] of times) {
    const of = (visits: readonly PageMeasure[], read: (visit: PageMeasure) => number) => median(visits.map(read))
    const readable = of(ours, ({ readableMs }) => readableMs)
    const drawn = of(ours, ({ contentMs }) => contentMs)
    const their = of(theirs, ({ contentMs }) => contentMs)
    const [ourBytes, theirBytes] = [ours, theirs].map((visits) => of(visits, ({ bytes }) => bytes.script / 1000))
    const cells = [
      `${Math.round(readable)} ms`,
      `${Math.round(drawn)} ms`,
      (ourBytes ?? 0).toFixed(1),
      `${Math.round(their)} ms`,
      (theirBytes ?? 0).toFixed(1),
      `${(their / readable).toFixed(1)} ×`,
      `${(their / drawn).toFixed(1)} ×`,
    ]
    console.log(`  ${key.padEnd(28)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`)
  }
}
