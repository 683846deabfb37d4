import { demoOwners } from '@countersign/devchain'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import * as z from 'zod/mini'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { demoTreasury } from '../e2e/support/demoTreasury.ts'
import { keepAccount } from '../e2e/support/keepAccount.ts'
import { localChain } from '../e2e/support/localChain.ts'
import { makeManyAccounts } from '../e2e/support/makeManyAccounts.ts'
import { openWithWallet } from '../e2e/support/openWithWallet.ts'
import { serveManyNetworks } from '../e2e/support/serveManyNetworks.ts'
import { startStack } from '../e2e/support/startStack.ts'
import { traceTasks } from '../e2e/support/traceTasks.ts'
import { say } from './service/say.ts'

/*
 * Scrolling and filtering long lists: the longest task of the page, by the clock (PerformanceObserver) and by the computing time of its
 * thread, which hardly depends on the load of the machine.
 */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000)
const ACCOUNTS = Number(process.env['BENCH_ACCOUNTS'] ?? 500)
const [GROUPS, NETWORKS] = [200, 10]
/** Rows in one answer of the service. */
const PAGE = Number(process.env['BENCH_PAGE'] ?? 100)
const parts = (process.env['BENCH_PARTS'] ?? 'history,accounts,networks').split(',')
const SETTLED_MS = 1500
const LONGEST_MS = 180_000
const DAY_MS = 86_400_000
const ROWS_A_DAY = 25

const Item = z.looseObject({
  type: z.literal('TRANSACTION'),
  transaction: z.looseObject({ id: z.string(), timestamp: z.number() }),
})
const Answer = z.looseObject({ results: z.array(z.unknown()) })

const given = process.env['COUNTERSIGN_URL']
const stack = given === undefined ? await startStack() : { url: given, stop: async () => {} }
process.env['COUNTERSIGN_URL'] = stack.url
const browser = await chromium.launch(chromiumOptions)
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  if (parts.includes('history')) await measureHistory(browser)
  if (parts.includes('accounts')) await measureAccounts(browser)
  if (parts.includes('networks')) await measureNetworks(browser)
} finally {
  await browser.close()
  await stack.stop()
}

/** The demo account with a history of many copies of its rows. */
async function measureHistory(own: Browser): Promise<void> {
  const chain = await localChain('dev1')
  const { path, address } = demoTreasury(chain)
  const context = await own.newContext({ viewport: { width: 1440, height: 900 } })
  await keepAccount(context, chain, address)
  const served = await serveManyRows(context)
  const page = await context.newPage()
  await watchLongTasks(page)
  await page.goto(`${stack.url}${path}/history`)
  await page.getByText('Account created').first().waitFor()
  await step(own, page, `history: ${ROWS} rows are loaded by scrolling`, async () => {
    const end = Date.now() + LONGEST_MS
    while (served() < ROWS) {
      if (Date.now() > end) throw new Error(`Scrolling stopped at ${served()} of ${ROWS} rows.`)
      await page.mouse.wheel(0, 1_000_000)
      await page.waitForTimeout(20)
    }
  })
  await step(own, page, 'history: the loaded rows are scrolled', () => scroll(page))
  await step(own, page, 'history: the rows are filtered by text', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('search').getByRole('textbox').first().pressSequentially('halden', { delay: 150 })
    await page
      .getByRole('status')
      .filter({ hasText: ROWS.toLocaleString('en-US') })
      .waitFor()
  })
  await step(own, page, 'history: the filter is cleared', async () => {
    await page.getByRole('search').getByRole('textbox').first().fill('')
  })
  await context.close()
}

/** @returns how many rows were sent */
async function serveManyRows(context: BrowserContext): Promise<() => number> {
  let sent = 0
  let rows: z.output<typeof Item>[] | null = null
  // Without the rows of the first answer, the page asks for them.
  await context.route('**/boot.json**', async (route) => {
    const { history: _history, ...rest } = z.record(z.string(), z.unknown()).parse(await (await route.fetch()).json())
    await route.fulfill({ json: rest })
  })
  await context.route('**/transactions/history**', async (route) => {
    const url = new URL(route.request().url())
    const asked = url.searchParams.get('cursor')
    const answer = asked?.startsWith('copy') ? null : Answer.parse(await (await route.fetch()).json())
    rows ??= (answer?.results ?? []).flatMap((one) => Item.safeParse(one).data ?? [])
    const from = Number(asked?.split(' ')[1] ?? 0)
    const known = rows
    const results = Array.from({ length: Math.min(PAGE, ROWS - from) }, (_none, index) => copyOf(known, from + index))
    url.searchParams.set('cursor', `copy ${from + PAGE}`)
    const next = from + PAGE < ROWS ? url.href : null
    await route.fulfill({ json: { ...answer, count: ROWS, next, previous: null, results } })
    sent = Math.max(sent, from + PAGE)
  })
  return () => sent
}

/** Another id and time. */
function copyOf(rows: readonly z.output<typeof Item>[], place: number) {
  const row = rows[place % rows.length]
  if (!row) throw new Error('The demo account has no history.')
  const id = `${row.transaction.id}_${place}`
  const timestamp = row.transaction.timestamp - Math.floor(place / ROWS_A_DAY) * DAY_MS
  return { ...row, transaction: { ...row.transaction, id, timestamp } }
}

async function measureAccounts(own: Browser): Promise<void> {
  const chain = await localChain('dev1')
  say(`making ${ACCOUNTS} accounts`)
  const { owner, working } = await makeManyAccounts(chain, ACCOUNTS, 10)
  const { page } = await openWithWallet(own, chain, owner, `${stack.url}/accounts`)
  await watchLongTasks(page)
  await step(own, page, `accounts list: ${ACCOUNTS} accounts are loaded`, async () => {
    await page.goto(`${stack.url}/accounts`)
    await page.locator('tbody tr').nth(20).waitFor()
  })
  await step(own, page, 'accounts list: scrolled', () => scroll(page))
  const search = page.locator('input[type=search]')
  await step(own, page, 'accounts list: filtered and cleared', async () => {
    await search.pressSequentially('0x1', { delay: 150 })
    await search.fill('')
  })
  await step(own, page, 'needs you: loaded', async () => {
    await page.goto(`${stack.url}/`)
    await page.getByText(`In ${working} accounts.`).waitFor()
  })
  await step(own, page, 'needs you: scrolled', () => scroll(page))
  await step(own, page, 'switcher: opened, filtered and cleared', async () => {
    await page.keyboard.press('Control+k')
    const input = page.getByRole('dialog').getByRole('combobox')
    await input.waitFor()
    await input.pressSequentially('0x1', { delay: 150 })
    await input.fill('')
    await page.waitForTimeout(SETTLED_MS)
    await page.keyboard.press('Escape')
  })
  await page.context().close()
}

/** The accounts of one owner on ten networks, which exist only in the answers that the page gets. */
async function measureNetworks(own: Browser): Promise<void> {
  const chain = await localChain('dev1')
  const [owner] = demoOwners
  const { page } = await openWithWallet(own, chain, owner, `${stack.url}/accounts`)
  await serveManyNetworks(page, chain, { accounts: GROUPS, networks: NETWORKS, owner: owner.address })
  await watchLongTasks(page)
  // Selectors that cost nothing: queries by role compute for 100 ms in the page, which would be measured too.
  const groups = page.getByText(`${GROUPS} accounts on ${NETWORKS} networks`)
  await step(
    own,
    page,
    `accounts list: ${GROUPS} accounts on ${NETWORKS} networks are loaded and scrolled`,
    async () => {
      await page.goto(`${stack.url}/accounts`)
      await groups.waitFor()
      await page.locator('tbody tr').nth(20).waitFor()
      await page.waitForTimeout(SETTLED_MS)
      await scroll(page)
    },
  )
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(SETTLED_MS)
  await step(own, page, 'accounts list: the networks of 20 accounts are opened', async () => {
    for (let place = 0; place < 20; place += 1) {
      await page.evaluate(() => document.querySelector<HTMLElement>('tbody th button[aria-expanded=false]')?.click())
      await page.waitForTimeout(150)
    }
  })
  const search = page.locator('input[type=search]')
  const sort = page.locator('select').filter({ hasText: 'By hand' })
  await step(own, page, 'accounts list: filtered', async () => {
    await search.pressSequentially('network 3', { delay: 150 })
    await search.fill('')
  })
  await step(own, page, 'accounts list: sorted', async () => {
    for (const order of ['waiting', 'activity', 'hand']) {
      await sort.selectOption(order)
      await page.waitForTimeout(SETTLED_MS)
    }
  })
  await page.context().close()
}

async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let way = 0; way < 60; way += 1) {
    await page.mouse.wheel(0, height / 50)
    await page.waitForTimeout(30)
  }
}

/** `longTasks` in the page: those over 50 ms, by the clock. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks = new Array<number>()
    Reflect.set(window, 'longTasks', tasks)
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
}

async function step(own: Browser, page: Page, name: string, run: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'longTasks')?.splice(0)).catch(() => {})
  const stop = await traceTasks(own, page)
  await run()
  await page.waitForTimeout(SETTLED_MS)
  const computing = await stop()
  const tasks = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'longTasks') as unknown))
  const longest = Math.round(Math.max(0, ...tasks))
  console.log(
    `  ${name.padEnd(56)} longest ${longest} ms by the clock (${tasks.length} over 50), ${computing} ms computing`,
  )
}
