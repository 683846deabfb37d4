import { chromium, type Browser, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoQueueHash, demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain, type LocalChain } from '../e2e/support/localChain.ts'
import { serviceUrl } from '../e2e/support/serviceUrl.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { longestChain, type NodeRequest } from './longestChain.ts'
import { median } from './service/median.ts'

/*
 * The review of the demo payment: how many requests to the node follow one another until the verdict is complete. Each request of the
 * page to the node is delayed, as if the node were remote, so that the order of requests shows what depends on what.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const REMOTE_MS = Number(process.env['BENCH_DELAY'] ?? 300)
/** Longer than a block stays named. */
const LOOKING_MS = 14_000
/** The pointer rests on the link for longer than the node's answer takes. */
const POINTING_MS = REMOTE_MS + 150
const SAYS_PAYMENT = '2,500.00'
const SAYS_COMPLETE = String.raw`No problem found|nothing blocks signing`

type Measure = {
  /** From the navigation, or from the press in the queue. */
  readonly contentMs: number
  /** From the content. */
  readonly verdictMs: number
  /** Until the verdict. */
  readonly requests: readonly NodeRequest[]
  /** The requests that began after the content. */
  readonly ofContent: readonly NodeRequest[]
}

const Calls = z.union([z.array(z.object({ method: z.string() })), z.object({ method: z.string() })])
const methodsOf = (body: string): string[] => [Calls.parse(JSON.parse(body))].flat().map(({ method }) => method)
const Seen = z.object({ opened: z.number(), contentAt: z.number(), verdictAt: z.number() })

/**
 * Runs in the page: records when the payment is readable and when the head of the verdict says that every check has ended. A string,
 * because compilers add helpers to functions.
 */
const noteVerdict = `{
  const seen = location.pathname.includes('/transactions/') ? { opened: performance.timeOrigin } : {}
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? ''
    if (!/\\/transactions\\//.test(location.pathname)) return requestAnimationFrame(look)
    seen.opened ??= Date.now()
    if (!seen.contentAt && text.includes(${JSON.stringify(SAYS_PAYMENT)})) seen.contentAt = Date.now()
    if (seen.contentAt && /${SAYS_COMPLETE}/.test(text)) {
      seen.verdictAt = Date.now()
      window.verdictSeen = seen
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

const given = process.env['COUNTERSIGN_URL']
const stack = given === undefined ? await startStack() : { url: given, stop: async () => {} }
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  const chain = await localChain('dev1')
  const path = `${demoTreasury(chain).path}/transactions/${await demoQueueHash(chain)}`
  await measure(browser, chain, path, 0)
  const runs = { local: new Array<Measure>(), remote: new Array<Measure>(), fromQueue: new Array<Measure>() }
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.local.push(await measure(browser, chain, path, 0))
    runs.remote.push(await measure(browser, chain, path, REMOTE_MS))
    runs.fromQueue.push(await measure(browser, chain, path, REMOTE_MS, true))
  }
  print('local node', runs.local)
  print(`node ${REMOTE_MS} ms away`, runs.remote)
  print(`the same, pressed in the queue after ${LOOKING_MS / 1000} s`, runs.fromQueue)
} finally {
  await browser.close()
  await stack.stop()
}

/** In a new browser: nothing is cached, and no wallet is connected. */
async function measure(
  browser: Browser,
  chain: LocalChain,
  path: string,
  delayMs: number,
  isFromQueue = false,
): Promise<Measure> {
  const context = await browser.newContext({ baseURL: serviceUrl(), viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await keepAccount(context, chain, demoTreasury(chain).address)
    await page.addInitScript({ content: noteVerdict })
    const requests = delayMs === 0 ? watchNode(page, chain) : await delayNode(page, chain, delayMs)
    if (isFromQueue) await openFromQueue(page, path, requests)
    else await page.goto(path, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => Reflect.get(window, 'verdictSeen') as unknown, undefined, {
      timeout: 120_000,
    })
    const { contentAt, verdictAt, opened } = Seen.parse(await seen.jsonValue())
    return {
      contentMs: contentAt - opened,
      verdictMs: verdictAt - contentAt,
      requests: requests.filter(({ begun, ended }) => begun >= opened && ended <= verdictAt),
      ofContent: requests.filter(({ begun, ended }) => begun >= contentAt && ended <= verdictAt),
    }
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

async function openFromQueue(page: Page, path: string, requests: NodeRequest[]): Promise<void> {
  await page.goto(path.replace(/transactions.*$/, 'queue'))
  const link = page.locator(`main a[href$="${path.split('/').at(-1)}"]`).first()
  await link.hover()
  await page.mouse.move(0, 0)
  await wait(LOOKING_MS)
  requests.length = 0
  await link.hover()
  await wait(POINTING_MS)
  await link.click()
}

/** Without a delay the page calls the node directly: passing each answer through this process took longer than the node itself. */
function watchNode(page: Page, { rpcUrl }: LocalChain): NodeRequest[] {
  const requests: NodeRequest[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(rpcUrl) || request.method() !== 'POST') return
    const { startTime, responseEnd } = request.timing()
    requests.push({ methods: methodsOf(request.postData() ?? '[]'), begun: startTime, ended: startTime + responseEnd })
  })
  return requests
}

async function delayNode(page: Page, { rpcUrl }: LocalChain, delayMs: number): Promise<NodeRequest[]> {
  const requests: NodeRequest[] = []
  await page.route(`${rpcUrl}/**`, async (route) => {
    const begun = Date.now()
    await wait(delayMs)
    const response = await route.fetch().catch(() => null)
    if (response === null) return
    requests.push({ methods: methodsOf(route.request().postData() ?? '[]'), begun, ended: Date.now() })
    await route.fulfill({ response }).catch(() => {})
  })
  return requests
}

function print(name: string, runs: readonly Measure[]): void {
  const of = (valueOf: (run: Measure) => number) => Math.round(median(runs.map(valueOf)))
  console.log(`\n${name}, median of ${runs.length} runs`)
  console.log(`  content                    ${of(({ contentMs }) => contentMs)} ms`)
  console.log(`  from content to verdict    ${of(({ verdictMs }) => verdictMs)} ms`)
  console.log(`  requests to the node       ${of(({ requests }) => requests.length)}`)
  console.log(`  calls in them              ${of(({ requests }) => requests.flatMap(({ methods }) => methods).length)}`)
  console.log(`  sequential round trips     ${of(({ requests }) => longestChain(requests).length)}`)
  console.log(`  of these after the content ${of(({ ofContent }) => longestChain(ofContent).length)}`)
  const last = runs.at(-1)
  if (process.env['BENCH_VERBOSE'] === undefined || last === undefined) return
  const [first] = last.requests.toSorted((one, other) => one.begun - other.begun)
  for (const { methods, begun, ended } of last.requests.toSorted((one, other) => one.begun - other.begun)) {
    const counts = [...new Set(methods)].map((method) => `${methods.filter((one) => one === method).length} ${method}`)
    const at = (time: number) => String(time - (first?.begun ?? 0)).padStart(6)
    console.log(`  ${at(begun)} ${at(ended)}  ${counts.join(', ')}`)
  }
}
