import { SAFE_EVENTS } from '@countersign/api'
import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { machineSlowness } from '../support/machineSlowness.ts'
import { tamperJson, withValue } from '../support/tamperJson.ts'
import { test } from '../support/test.ts'
import { traceTasks } from '../support/traceTasks.ts'

const LONG = 'A'.repeat(100_000)
const isSoak = process.env['JOURNEYS'] === 'all'
/** The queue has names, notes and the most rows that follow events; the other two are for the soak. */
const LISTS = isSoak ? ['queue', 'assets', 'history'] : ['queue']
/** Computing time that one task of the page may take on the machine on which this limit was set. */
const LONGEST_TASK_MS = isSoak ? 200 : 400
/** The page opens a stream that ended again after a second; the requests of one event are answered at different speeds. */
const PAUSE_MS = 500

/** Replaces the values of these fields wherever they are in an answer. */
function replaceFields(body: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(body)) return body.map((item) => replaceFields(item, changes))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name in changes && value !== null ? changes[name] : replaceFields(value, changes),
    ]),
  )
}

/** Answers in JSON: the event stream never ends. */
const isAnswer = (path: string) => path === '/boot.json' || (/^\/v\d\//.test(path) && path !== '/v1/events')

// A request that is running when a journey ends is not a failure of the journey.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))
const tamper = (page: Page, changes: Readonly<Record<string, unknown>>, isMeant = isAnswer) =>
  tamperJson(page, isMeant, (body) => Object.fromEntries(Object.entries(Object(replaceFields(body, changes)))))

test('error: one odd value in the first answer never keeps the page from starting', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  const isBoot = (pathname: string) => pathname === '/boot.json'
  for (const changes of [
    { txStatus: 'A_STATUS_OF_NEXT_YEAR' },
    { timestamp: 'yesterday' },
    { fiatTotal: null },
    { theme: 7 },
    // No address can contain it.
    { id: '\ud800' },
  ]) {
    const stop = await tamper(page, changes, isBoot)
    await page.goto(`${path}/queue`)
    await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
    await expect(page.getByText('Countersign cannot start')).toHaveCount(0)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await stop()
  }
  await tamperJson(page, isBoot, (body) => withValue(body, ['config', 'walletConnect'], 'soon'))
  await page.goto('/accounts')
  await expect(page.getByRole('heading', { name: 'No account yet', level: 1 })).toBeVisible()
})

test('error: absurd decimals leave the assets page readable, in smallest units', async ({ page }) => {
  const { path } = demoTreasury(await localChain('dev1'))
  await tamperJson(page, isAnswer, (body) =>
    'chains' in body || 'items' in body ? Object(onTokens(body, { decimals: 1e9 })) : body,
  )
  await page.goto(`${path}/assets`)
  await expect(page.getByRole('row', { name: /smallest units of TUSD/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^ETH/ })).toBeVisible()
})

/** In `npm test`, openEventStream.test.ts has the pause between streams, and `manyAccounts` the longest task of a list. */
test(
  'error: names of 100,000 characters and 5,000 events on a stream that asks for no pause do not freeze the page',
  { tag: '@soak' },
  async ({ browser, page }) => {
    const { path } = demoTreasury(await localChain('dev1'))
    await tamper(page, { name: LONG, tokenName: LONG, note: LONG, description: LONG, humanDescription: LONG })
    let streams: number[] = []
    await page.route('**/v1/events?*', async (route) => {
      streams.push(Date.now())
      const events = Array.from({ length: 5_000 }, (_, place) => {
        const type = SAFE_EVENTS[place % SAFE_EVENTS.length]
        const body = {
          type,
          chainId: '31337',
          address: demoTreasuryAddress(path),
          timestamp: place,
          safeTxHash: `0x${place}`,
        }
        return `event: ${type}\ndata: ${JSON.stringify(body)}\n\n`
      })
      await route.fulfill({ contentType: 'text/event-stream', body: `retry: 0\n\n${events.join('')}` })
    })
    const slowness = await machineSlowness(page)
    for (const name of LISTS) {
      streams = []
      const longestTask = await traceTasks(browser, page)
      await page.goto(`${path}/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The stream ends after its events, and is opened again after a pause of one second and more.
      await expect.poll(() => streams.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
      const longest = await longestTask()
      const measured = `${longest} ms, on a machine that is ${slowness.toFixed(1)} times as slow`
      test.info().annotations.push({ type: `longest task on ${name}`, description: measured })
      expect(longest / slowness, `longest task on ${name}: ${measured}`).toBeLessThanOrEqual(LONGEST_TASK_MS)
      const pauses = streams.slice(1).map((time, place) => time - (streams[place] ?? 0))
      expect(Math.min(...pauses), `pauses between streams: ${pauses.join(', ')} ms`).toBeGreaterThanOrEqual(PAUSE_MS)
    }
  },
)

const demoTreasuryAddress = (path: string) => path.slice(path.indexOf('0x'))

/** Changes ERC-20 entries of a balances answer, alone or inside the first answer. */
function onTokens(body: unknown, changes: object): unknown {
  if (Array.isArray(body)) return body.map((item) => onTokens(item, changes))
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body).map(([name, value]) => [name, onTokens(value, changes)] as const)
  const copy = Object.fromEntries(entries)
  return copy['type'] === 'ERC20' && 'symbol' in copy ? { ...copy, ...changes } : copy
}
