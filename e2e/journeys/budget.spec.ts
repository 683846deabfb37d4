import { expect } from '@playwright/test'
import { demoQueueHash, demoTreasury } from '../support/demoTreasury.ts'
import { ethereumLibraries } from '../support/ethereumLibraries.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { measurePage } from '../support/measurePage.ts'
import { budgetPages } from '../support/pages.ts'
import { test } from '../support/test.ts'

/** Compressed bytes before content, one to three per cent above what the pages have. Most of the document are the hashes of all files. */
const MOST_DOCUMENT = 23_900
/** A page of sentences asks for its typefaces at once, so that nothing moves. */
const MOST_FONT: Readonly<Record<string, number>> = { transaction: 58_000 }
/** Accounts has fields, whose components and styles are the kit's. Those of history come after its rows. */
const MOST_STYLE: Readonly<Record<string, number>> = {
  home: 12_000,
  queue: 12_000,
  accounts: 36_000,
  history: 13_900,
  transaction: 60_000,
}
/** Until the page is drawn. The rows of home, queue and history are readable before, with the script of the first rows alone. */
const MOST_SCRIPT: Readonly<Record<string, number>> = {
  home: 161_000,
  queue: 164_500,
  accounts: 203_500,
  history: 171_500,
  transaction: 530_000,
}
/** The script of the first rows, compressed and without headers. */
const MOST_WORDS = 26_000
/** 9 to 14; on a busy machine the first later ones begin before the content is painted. */
const MOST_REQUESTS = 20
/** 37; it had 115 before its files were grouped, and 60 while its checks were asked for before its content was painted. */
const MOST_REQUESTS_OF_TRANSACTION = 50
/** With the requests to the node: home and history have 36. On a busy machine reads are repeated after events. */
const MOST_REQUESTS_AT_REST = 40
const MOST_LAYOUT_SHIFT = 0.01
/** Of the time until content: the frame in the document is painted without a script. */
const LATEST_FIRST_PAINT = 0.75
/** Of the time until content: what waits for the chain has its place from the start, and is not larger than what stands in it. */
const LATEST_LARGEST_PAINT = 1.5

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
      const context = await browser.newContext()
      await keepAccount(context, chain, demoTreasury(chain).address)
      const page = await context.newPage()
      const { bytes, scripts, requests, contentMs, firstTextMs, atRest } = await measurePage(page, path, text)
      const rest = await atRest()
      const reported = `${name}: ${Object.entries(bytes)
        .map(([kind, size]) => `${(size / 1000).toFixed(1)} kB of ${kind}`)
        .join(
          ', ',
        )}, ${requests.length} requests before content, ${rest.requests.length} at rest, shift ${rest.layoutShift.toFixed(3)}, first paint after ${Math.round(firstTextMs)} ms, largest after ${Math.round(rest.largest.ms)} ms, content after ${Math.round(contentMs)} ms`
      console.log(`  ${reported}`)
      test.info().annotations.push({ type: 'budget', description: reported })
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
      expect
        .soft(bytes.script - ofLastVisit, `bytes of script before ${name} is usable`)
        .toBeLessThanOrEqual(MOST_SCRIPT[name] ?? 0)
      expect.soft(bytes.style, `bytes of styles before ${name} is usable`).toBeLessThanOrEqual(MOST_STYLE[name] ?? 0)
      expect.soft(bytes.font, `bytes of typefaces before ${name} is usable`).toBeLessThanOrEqual(MOST_FONT[name] ?? 0)
      expect.soft(bytes.document, `bytes of the document of ${name}`).toBeLessThanOrEqual(MOST_DOCUMENT)
      expect
        .soft(requests.length, `requests before ${name} is usable`)
        .toBeLessThanOrEqual(name === 'transaction' ? MOST_REQUESTS_OF_TRANSACTION : MOST_REQUESTS)
      expect
        .soft(rest.layoutShift, `layout shift of ${name}: ${rest.moved.join('; ')}`)
        .toBeLessThanOrEqual(MOST_LAYOUT_SHIFT)
      // Its checks need the libraries and many answers of the node.
      if (name === 'transaction') return context.close()
      expect.soft(rest.requests.length, `requests until ${name} is at rest`).toBeLessThanOrEqual(MOST_REQUESTS_AT_REST)
      expect
        .soft(firstTextMs / contentMs, `first paint of ${name}, as a part of the time until its content`)
        .toBeLessThanOrEqual(LATEST_FIRST_PAINT)
      expect
        .soft(
          rest.largest.ms / contentMs,
          `largest paint of ${name}, "${rest.largest.words}", as a part of the time until its content`,
        )
        .toBeLessThanOrEqual(LATEST_LARGEST_PAINT)
      expect
        .soft((await sizeOf(/\/words-/)) ?? Infinity, 'bytes of script before the first rows are readable')
        .toBeLessThanOrEqual(MOST_WORDS)
      // The helpers of the bundler are in the script of the first rows.
      expect.soft(requests.filter((url) => /rolldown/.test(url))).toEqual([])
      // Source maps belong to the build; a browser fetches them for its developer tools only.
      expect.soft(requests.filter((url) => url.endsWith('.map'))).toEqual([])
      expect.soft(await ethereumLibraries(scripts), `Ethereum libraries before ${name} is usable`).toEqual([])
      await context.close()
    })
})
