import { expect, type Page } from '@playwright/test'
import { demoQueueHash, demoTreasury } from '../support/demoTreasury.ts'
import { ethereumLibraries } from '../support/ethereumLibraries.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { measurePage } from '../support/measurePage.ts'
import { budgetPages } from '../support/pages.ts'
import { test } from '../support/test.ts'

/** Limits of compressed bytes before content, one to three per cent above the present values. Most of the document is the hashes of all files. */
const MOST_DOCUMENT = 17_000
/** Without headers. */
const MOST_DOCUMENT_CONTENT = 13_500
/** A page of sentences asks for its typefaces at once, so that nothing moves. */
const MOST_FONT: Readonly<Record<string, number>> = { transaction: 58_000 }
/** The page of accounts has fields, which need the kit's components and styles. History loads its kit styles after its rows. */
const MOST_STYLE: Readonly<Record<string, number>> = {
  home: 12_000,
  queue: 12_000,
  accounts: 36_000,
  history: 13_900,
  transaction: 60_000,
}
/** Script until the page is drawn. The rows of home, queue and history are readable earlier, with the script of the first rows alone. */
const MOST_SCRIPT: Readonly<Record<string, number>> = {
  home: 160_500,
  queue: 164_500,
  accounts: 203_500,
  history: 171_500,
  transaction: 530_000,
}
/** The script of the first rows, compressed and without headers. */
const MOST_WORDS = 26_000
/** A page sends 9 to 14 requests. On a busy machine the first later ones begin before the content is painted. */
const MOST_REQUESTS = 20
/** A transaction sends 37 requests. */
const MOST_REQUESTS_OF_TRANSACTION = 50
/** All requests, with those to the node: home and history send 36. On a busy machine reads are repeated after events. */
const MOST_REQUESTS_AT_REST = 40
const MOST_LAYOUT_SHIFT = 0.01
/** In parts of the time until content. The frame in the document is painted without a script. */
const LATEST_FIRST_PAINT = 0.75
const MOST_LOADS = 4
/** The viewport of the project "phone", in which this file does not run. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** A static file of the same service without a script: the lower bound for a page. */
const FLOOR = { path: '/favicon.svg', text: '' }
const FLOOR_VISITS = 3
const MOST_FLOOR_VISITS = 8
/**
 * Milliseconds until the first rows of home are readable, in parts of the floor. The aim is 3 on an idle machine. With developer tools and a load of 12 on two
 * cores it was 2.3 (430 and 185 ms).
 */
const MOST_OF_FLOOR = 6

test('behavior: accounts, home, queue, history and a transaction are usable within the budget', async ({ browser }) => {
  const chain = await localChain('dev1')
  const transaction = {
    name: 'transaction',
    path: `${demoTreasury(chain).path}/transactions/${await demoQueueHash(chain)}`,
    text: '2,500.00',
  }
  // The first page of a new service and browser takes seconds, in which later parts arrive before the content.
  const first = await browser.newPage()
  await first.goto(transaction.path, { waitUntil: 'networkidle' })
  await first.close()
  for (const { name, path, text } of [...budgetPages(chain), transaction])
    await test.step(name, async () => {
      // A busy machine only adds: later parts begin before the content is painted. A page that is too large is so every time.
      for (let left = MOST_LOADS - 1; left >= 0; left -= 1) {
        const context = await browser.newContext()
        await keepAccount(context, chain, demoTreasury(chain).address)
        const exceeded = await readExceeded(await context.newPage(), { name, path, text })
        await context.close()
        if (left === 0) expect(exceeded).toEqual([])
        if (exceeded.length === 0) return
      }
    })
  const home = budgetPages(chain).find(({ name }) => name === 'home')
  if (!home) throw new Error('No page is named home.')
  for (const { name, path, text } of [home, transaction])
    await test.step(`${name} at ${PHONE.viewport.width} px`, async () => {
      for (let left = MOST_LOADS - 1; left >= 0; left -= 1) {
        const context = await browser.newContext(PHONE)
        await keepAccount(context, chain, demoTreasury(chain).address)
        const { layoutShift, moved } = await (await measurePage(await context.newPage(), path, text)).atRest()
        await context.close()
        report(`${name} at ${PHONE.viewport.width} px: shift ${layoutShift.toFixed(3)}`)
        if (left === 0) expect(layoutShift, moved.join('; ')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT)
        if (layoutShift <= MOST_LAYOUT_SHIFT) return
      }
    })
  await test.step('home beside the floor', async () => {
    const readableMs = async ({ path, text }: { path: string; text: string }) => {
      const context = await browser.newContext()
      await keepAccount(context, chain, demoTreasury(chain).address)
      const measured = await measurePage(await context.newPage(), path, text)
      await context.close()
      return measured.readableMs
    }
    const best = { floor: Infinity, home: Infinity }
    let ratio = Infinity
    // In turn, so that a busy machine slows both. The best visit of each counts, because other programs only add time.
    for (let visit = 1; visit <= MOST_FLOOR_VISITS; visit += 1) {
      best.floor = Math.min(best.floor, await readableMs(FLOOR))
      best.home = Math.min(best.home, await readableMs(home))
      ratio = best.home / best.floor
      if (visit >= FLOOR_VISITS && ratio <= MOST_OF_FLOOR) break
    }
    report(
      `home: first rows readable after ${Math.round(best.home)} ms, ${ratio.toFixed(1)} times the floor of ${Math.round(best.floor)} ms`,
    )
    expect(ratio).toBeLessThanOrEqual(MOST_OF_FLOOR)
  })
})

function report(words: string): void {
  console.log(`  ${words}`)
  test.info().annotations.push({ type: 'budget', description: words })
}

/** What the loading of a page exceeds, in words. */
async function readExceeded(page: Page, { name, path, text }: { name: string; path: string; text: string }) {
  const { bytes, scripts, requests, contentMs, firstTextMs, atRest } = await measurePage(page, path, text)
  const rest = await atRest()
  report(
    `${name}: ${Object.entries(bytes)
      .map(([kind, size]) => `${(size / 1000).toFixed(1)} kB of ${kind}`)
      .join(
        ', ',
      )}, ${requests.length} requests before content, ${rest.requests.length} at rest, shift ${rest.layoutShift.toFixed(3)}, first paint after ${Math.round(firstTextMs)} ms, largest after ${Math.round(rest.largest.ms)} ms, content after ${Math.round(contentMs)} ms`,
  )
  const sizeOf = (file: RegExp) =>
    page.evaluate(
      (url) => {
        const [entry] = url === undefined ? [] : performance.getEntriesByName(url)
        return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : null
      },
      scripts.find((url) => file.test(url)),
    )
  // A service that takes longer than 200 ms, as on a busy machine, lets the page look at the last visit before its content.
  const ofLastVisit = (await sizeOf(/\/restore-/)) ?? 0
  const exceeded: string[] = []
  const limit = (what: string, is: number, most: number) => {
    // Not "is > most": a figure that is missing is no figure within the limit.
    if (!(is <= most)) exceeded.push(`${what}: ${is}, at most ${most}`)
  }
  limit('bytes of script before content', bytes.script - ofLastVisit, MOST_SCRIPT[name] ?? 0)
  limit('bytes of styles before content', bytes.style, MOST_STYLE[name] ?? 0)
  limit('bytes of typefaces before content', bytes.font, MOST_FONT[name] ?? 0)
  limit('bytes of the document', bytes.document, MOST_DOCUMENT)
  const documentSize = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming ? entry.encodedBodySize : Infinity
  })
  limit('bytes of the document without headers', documentSize, MOST_DOCUMENT_CONTENT)
  const isTransaction = name === 'transaction'
  limit('requests before content', requests.length, isTransaction ? MOST_REQUESTS_OF_TRANSACTION : MOST_REQUESTS)
  limit(`layout shift, of ${rest.moved.join('; ')}`, rest.layoutShift, MOST_LAYOUT_SHIFT)
  // Its checks need the libraries and many answers of the node.
  if (isTransaction) return exceeded
  limit('requests until it is at rest', rest.requests.length, MOST_REQUESTS_AT_REST)
  limit('first paint, as a part of the time until content', firstTextMs / contentMs, LATEST_FIRST_PAINT)
  // What waits for the chain has its place from the start, and is not larger than what stands in it.
  limit(`milliseconds until the largest paint, "${rest.largest.words}"`, rest.largest.ms, rest.contentShownMs)
  limit('bytes of script before the first rows are readable', (await sizeOf(/\/words-/)) ?? Infinity, MOST_WORDS)
  // The helpers of the bundler are in the script of the first rows.
  limit('requests for helpers of the bundler', requests.filter((url) => /rolldown/.test(url)).length, 0)
  // Source maps belong to the build; a browser fetches them for its developer tools only.
  limit('requests for source maps', requests.filter((url) => url.endsWith('.map')).length, 0)
  for (const library of await ethereumLibraries(scripts)) exceeded.push(`loaded before content: ${library}`)
  return exceeded
}
