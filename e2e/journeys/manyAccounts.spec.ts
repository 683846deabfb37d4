import { demoOwners, signSafeHash } from '@countersign/devchain'
import { expect, type Request } from '@playwright/test'
import * as z from 'zod/mini'
import { localChain } from '../support/localChain.ts'
import { machineSlowness } from '../support/machineSlowness.ts'
import { makeManyAccounts } from '../support/makeManyAccounts.ts'
import { openWithWallet } from '../support/openWithWallet.ts'
import { serveManyNetworks } from '../support/serveManyNetworks.ts'
import { service } from '../support/service.ts'
import { test } from '../support/test.ts'
import { timeUntilText } from '../support/timeUntilText.ts'
import { traceTasks } from '../support/traceTasks.ts'

const Asked = z.object({ safes: z.array(z.string()) })
const isSoak = process.env['JOURNEYS'] === 'all'
/** More than fit in the URL of an event stream. */
const ACCOUNTS = isSoak ? 500 : 120
const EVERY = 10
/** Computing time of one task. On a shared machine the same work takes longer, because caches and cores are shared. */
const LONGEST_TASK_MS = isSoak ? 100 : 200
/** Wall-clock time, with a multiple for `npm test`, which runs several browsers and chains at once. */
const CONTENT_MS = isSoak ? 1500 : 10_000
/** Configuration, names, the inbox and its rows: requests whose number does not depend on the accounts. */
const MOST_REQUESTS = 60

test('behavior: with hundreds of accounts the inbox sends one request for all, stays fast, and receives events of every account', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const { owner, working } = await makeManyAccounts(chain, ACCOUNTS, EVERY)
  const { page } = await openWithWallet(browser, chain, owner, '/accounts')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.reload()
  await expect.poll(() => requests.includes('POST /v1/events')).toBe(true)
  const slowness = await machineSlowness(page)
  requests.length = 0
  const longestTask = await traceTasks(browser, page)
  await page.goto('/')
  const contentMs = await timeUntilText(page, `In ${working} accounts.`)
  const inbox = page.getByRole('region', { name: 'Needs you', exact: true })

  await test.step('all rows appear soon, and no task blocks the page', async () => {
    test.info().annotations.push({ type: `content of ${ACCOUNTS} accounts`, description: `${contentMs} ms` })
    expect(contentMs / slowness).toBeLessThanOrEqual(CONTENT_MS)
    await expect(inbox.getByRole('listitem')).toHaveCount(working)
    await expect(inbox.getByText('Verified').or(inbox.getByText('No problem')).first()).toBeVisible()
    await page.mouse.wheel(0, 20_000)
    await expect(inbox.getByRole('listitem').last()).toBeInViewport()
    const longest = await longestTask()
    test.info().annotations.push({ type: `longest task with ${ACCOUNTS} accounts`, description: `${longest} ms` })
    expect(longest / slowness).toBeLessThanOrEqual(LONGEST_TASK_MS)
  })

  await test.step('no request is made for each account', async () => {
    const ofAccounts = requests.filter((request) => / \/v\d\//.test(request) && !request.includes('/transactions/'))
    expect(requests.filter((request) => request === 'POST /v1/inbox').length).toBeLessThanOrEqual(4)
    // The stream opens once the page is idle.
    await expect.poll(() => requests.filter((request) => request === 'POST /v1/events').length).toBe(1)
    expect(ofAccounts.length, ofAccounts.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  })

  await test.step('a change of the last account arrives without a reload, and causes a request for that account only', async () => {
    const last = inbox.locator('section').last()
    const href = (await last.getByRole('listitem').getByRole('link').first().getAttribute('href')) ?? ''
    const id = decodeURIComponent(href.split('/').at(-1) ?? '')
    const safeTxHash = `0x${id.split('_0x').at(-1)}` as const
    const accountsOf = (request: Request) => z.parse(Asked, request.postDataJSON()).safes.length
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/v1/inbox' && accountsOf(request) === 1,
    )
    const signature = await signSafeHash(safeTxHash, [owner])
    await service().confirmTransaction({ params: { chainId: chain.chainId, safeTxHash }, body: { signature } })
    await expect(inbox.locator('section').first()).toContainText('Fully signed, any wallet can execute it')
    await asked
  })
})

test('behavior: 200 accounts on 10 networks are one row each, and no task blocks the page @soak', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const [owner] = demoOwners
  const { page } = await openWithWallet(browser, chain, owner, '/accounts')
  await serveManyNetworks(page, chain, { accounts: 200, networks: 10, owner: owner.address })
  const longestTask = await traceTasks(browser, page)
  await page.goto('/accounts')
  await expect(page.getByText('200 accounts on 10 networks')).toBeVisible()
  // Queries by role compute in the page, which would be measured.
  const rows = page.locator('tbody tr')
  await expect(rows.nth(20)).toBeVisible()
  await expect(rows.first()).toContainText('You own it')
  await page.mouse.wheel(0, 20_000)
  const last = page.locator('tbody th button[aria-expanded]').last()
  await expect(last).toBeInViewport()
  await last.click()
  await expect(page.locator('tbody th a', { hasText: 'Network 9' })).toBeVisible()
  const longest = await longestTask()
  expect(await rows.count()).toBeLessThan(150)
  test.info().annotations.push({ type: 'longest task with 200 accounts on 10 networks', description: `${longest} ms` })
  expect(longest).toBeLessThanOrEqual(LONGEST_TASK_MS)
})
