import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { accountKeeper, keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { measurePage } from '../e2e/support/measurePage.ts'
import { budgetPages } from '../e2e/support/pages.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { median } from './median.ts'
import { servePeer } from './servePeer.ts'
import { openChromium } from './untraced/openChromium.ts'
import { timePage, type PageTimes, type Visit } from './untraced/timePage.ts'

/*
 * Home, queue and history beside the front end of Safe{Wallet}, on the same service and account, in the same run.
 * `PEER_DIR` is the folder of its static build, made with NEXT_PUBLIC_GATEWAY_URL_PRODUCTION=http://localhost:7401, the port of the service here,
 * and NEXT_PUBLIC_IS_PRODUCTION=true.
 */
const PORT = 7401
const PEER_PORT = 7421
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const CONDITIONS = {
  plain: {},
  'CPU 4× slower': { cpuSlowdown: 4 },
  '9 Mbps, 170 ms': { link: { bitsPerSecond: 9e6, latencyMs: 170 } },
  '1.6 Mbps, 150 ms': { link: { bitsPerSecond: 1.6e6, latencyMs: 150 } },
  'second visit': { isRepeated: true },
} satisfies Record<string, Partial<Visit>>
const chosen = process.env['BENCH_CONDITIONS']?.split(';')
const conditions = Object.entries<Partial<Visit>>(CONDITIONS).filter(([name]) => chosen?.includes(name) ?? true)

const folder = process.env['PEER_DIR']
if (folder) await compare(folder)
else
  console.log(
    'not measured: PEER_DIR names no static build of the other front end (docs/benchmarks.md, "Beside Safe{Wallet}")',
  )

type Pair = { readonly name: string; readonly ours: Visit; readonly theirs: Visit }
/** Of each side: the times of its visits, and the compressed kB of script before its content. */
type Side = { readonly visits: PageTimes[]; kilobytes: number }

async function compare(peerFolder: string): Promise<void> {
  const given = process.env['COUNTERSIGN_URL']
  const stack = given === undefined ? await startStack({ port: PORT }) : { url: given, stop: async () => {} }
  process.env['COUNTERSIGN_URL'] = stack.url
  const peer = await servePeer(peerFolder, PEER_PORT)
  const { protocol, close } = openChromium()
  try {
    const chain = await localChain('dev1')
    const pairs = pairsOf(chain, stack.url)
    const sides = new Map<string, { ours: Side; theirs: Side }>()
    // These visits are also the first, after which the host has compressed every file.
    const kilobytes = await readKilobytes(chain, pairs)
    for (let round = 0; round < ROUNDS; round++)
      for (const [condition, set] of conditions)
        for (const { name, ours, theirs } of pairs) {
          const key = `${condition}, ${name}`
          const measured = sides.get(key) ?? { ours: sideOf(kilobytes, ours), theirs: sideOf(kilobytes, theirs) }
          measured.ours.visits.push(await timePage(protocol, { ...ours, ...set }))
          measured.theirs.visits.push(await timePage(protocol, { ...theirs, ...set }))
          sides.set(key, measured)
        }
    print(sides)
  } finally {
    await close()
    await peer.stop()
    await stack.stop()
  }
}

function sideOf(kilobytes: ReadonlyMap<string, number>, { url }: Visit): Side {
  return { visits: [], kilobytes: kilobytes.get(url) ?? Number.NaN }
}

/** By address, read by the developer tools in visits of their own. */
async function readKilobytes(chain: LocalChain, pairs: readonly Pair[]): Promise<Map<string, number>> {
  const browser = await chromium.launch(chromiumOptions)
  const kilobytes = new Map<string, number>()
  for (const { url, text, hasWorker } of pairs.flatMap(({ ours, theirs }) => [ours, theirs])) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    if (hasWorker) await keepAccount(context, chain, demoTreasury(chain).address)
    kilobytes.set(url, (await measurePage(await context.newPage(), url, text)).bytes.script / 1000)
    await context.close()
  }
  await browser.close()
  return kilobytes
}

/** The same rows on both: what the text names is the first that a person looks for. */
function pairsOf(chain: LocalChain, url: string): Pair[] {
  const peer = (path: string, text: string): Visit => ({
    url: `http://localhost:${PEER_PORT}${path}?safe=${chain.shortName}:${demoTreasury(chain).address}`,
    text,
  })
  const theirs: Readonly<Record<string, Visit>> = {
    home: peer('/home', '2,500'),
    queue: peer('/transactions/queue', '2,500'),
    history: peer('/transactions/history', 'Received'),
  }
  return budgetPages(chain).flatMap(({ name, path, text }) => {
    const beside = theirs[name]
    const script = accountKeeper(chain, demoTreasury(chain).address)
    return beside ? [{ name, ours: { url: `${url}${path}`, text, script, hasWorker: true }, theirs: beside }] : []
  })
}

function print(sides: ReadonlyMap<string, { readonly ours: Side; readonly theirs: Side }>) {
  console.log(
    `\nuntil the rows are readable, and until the page is drawn, medians of ${ROUNDS} interleaved visits (Safe's rows come with its page)`,
  )
  const head = ['rows', 'drawn', 'JS kB', 'Safe', 'JS kB', 'rows', 'drawn']
  console.log(`  ${''.padEnd(28)} ${head.map((word) => word.padStart(9)).join(' ')}`)
  for (const [key, { ours, theirs }] of sides) {
    const readable = median(ours.visits.map(({ readableMs }) => readableMs))
    const drawn = median(ours.visits.map(({ contentMs }) => contentMs))
    const their = median(theirs.visits.map(({ contentMs }) => contentMs))
    const cells = [
      `${Math.round(readable)} ms`,
      `${Math.round(drawn)} ms`,
      ours.kilobytes.toFixed(1),
      `${Math.round(their)} ms`,
      theirs.kilobytes.toFixed(1),
      `${(their / readable).toFixed(1)} ×`,
      `${(their / drawn).toFixed(1)} ×`,
    ]
    console.log(`  ${key.padEnd(28)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`)
  }
}
