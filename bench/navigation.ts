import { chromium, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain } from '../e2e/support/localChain.ts'
import { serviceUrl } from '../e2e/support/serviceUrl.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { median } from './service/median.ts'

/*
 * From a press on an entry of the navigation to the frame that has the page's content. The first round finds the files of the pages fetched
 * ahead but not evaluated; in the later ones they have been opened before. The pointer rests on the entry for a moment before the press, as a
 * hand does; the page then loads the code of the entry. The floor is an empty press: the next two frames.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
/** Files are fetched ahead ten seconds after the content. */
const AHEAD_MS = 25_000
const LONGEST_MS = 10_000
/** From the arrival of the pointer to the press: less than people take. 0 measures a press without a pointer, such as by a program. */
const REST_MS = Number(process.env['BENCH_REST_MS'] ?? 100)

const PAGES = [
  { link: 'Queue', content: 'Send 2,500.00 TUSD' },
  { link: 'History', content: 'Account created' },
  { link: 'Assets', content: 'TUSD' },
  { link: 'Messages', content: 'Messages' },
  { link: 'Set-up', content: 'Demo owner 1' },
  { link: 'Overview', content: 'Send 2,500.00 TUSD' },
] as const

const stack = await startStack()
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  const chain = await localChain('dev1')
  const context = await browser.newContext({ baseURL: serviceUrl(), viewport: { width: 1440, height: 900 } })
  await keepAccount(context, chain, demoTreasury(chain).address)
  const page = await context.newPage()
  await page.goto(demoTreasury(chain).path)
  await page.waitForTimeout(AHEAD_MS)
  const floors: number[] = []
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await measure(page, null, ''))
    for (const { link, content } of PAGES)
      times.set(link, [...(times.get(link) ?? []), await measure(page, link, content)])
  }
  const floor = median(floors)
  console.log(
    `\nfrom the press to the content, ms; load ${loadavg()[0]?.toFixed(1)}; floor (two frames) ${floor.toFixed(0)}`,
  )
  console.log(`  ${'page'.padEnd(10)} ${'first'.padStart(7)} ${'later'.padStart(7)} ${'× floor'.padStart(8)}`)
  for (const [link, [first = 0, ...later]] of times) {
    const time = median(later)
    console.log(
      `  ${link.padEnd(10)} ${first.toFixed(0).padStart(7)} ${time.toFixed(0).padStart(7)} ${(time / floor).toFixed(1).padStart(8)}`,
    )
  }
} finally {
  await browser.close()
  await stack.stop()
}

/** A string, because compilers add helpers to functions. */
async function measure(page: Page, link: string | null, content: string): Promise<number> {
  if (link !== null && REST_MS > 0) {
    await page
      .locator('nav')
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .first()
      .hover()
    await page.waitForTimeout(REST_MS)
  }
  return page.evaluate(`new Promise((resolve, reject) => {
    const wanted = ${JSON.stringify(content)}
    const links = [...document.querySelectorAll('nav a')]
    const target = links.find(({ textContent }) => textContent.startsWith(${JSON.stringify(link)}))
    const pressed = performance.now()
    const heading = document.querySelector('main h1')
    if (${JSON.stringify(link)} !== null) target.click()
    const look = () => {
      const main = document.querySelector('main')
      const isThere = ${JSON.stringify(link)} === null
        || (main.querySelector('h1') !== heading && main.textContent.includes(wanted))
      if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      else if (performance.now() - pressed > ${LONGEST_MS}) reject(new Error('No content after ' + ${JSON.stringify(link)}))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`)
}
