import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { connectDemoOwner, sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { demoTreasury } from '../support/demoTreasury.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { pressSign } from '../support/pressSign.ts'
import { service } from '../support/service.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { signProposal } from '../support/signProposal.ts'
import { startPlainGateway } from '../support/startPlainGateway.ts'
import { test } from '../support/test.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

test('behavior: with a server that has only the routes of the Safe Client Gateway owners propose, confirm and execute, and no page asks for another route', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const treasury = demoTreasury(chain).path
  const gateway = await startPlainGateway(serviceUrl())
  const files: Record<string, string> = {}
  const host = await serveFolder(built, '/', files)
  files['config.json'] = JSON.stringify({
    clientServiceUrl: gateway.url,
    demo: { chainIds: [chain.chainId], owners: demoOwners, accounts: [] },
  })
  // The page's head asks for the answer of a service on its own host, and a host of files has none.
  files['boot.json'] = ''
  const problems: string[] = []
  const open = async (path: string, owner?: 1 | 2): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${path}: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`))
    await page.goto(`${host.url}#${path}`)
    if (owner !== undefined) await connectDemoOwner(page, owner)
    return page
  }
  try {
    const ben = await open(`${account.path}/queue`, 2)
    await expect(ben.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible()

    await test.step('owner 1 proposes, and the page of owner 2 sees it by asking again', async () => {
      const ana = await open(`${account.path}/send`, 1)
      await fillPayment(ana, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '0.75' })
      await ana.getByRole('button', { name: 'Review', exact: true }).click()
      await expect(ana.getByRole('button', { name: /^Sign( only)?$/ })).toBeEnabled()
      await signProposal(ana)
      await expect(ben.getByRole('link', { name: /^Send 0\.75 ETH/ })).toBeVisible({ timeout: 40_000 })
      await ana.context().close()
    })

    await test.step('owner 2 confirms and executes', async () => {
      await ben.getByRole('link', { name: /^Review: Send 0\.75 ETH/ }).click()
      await pressSign(ben)
      await signInWallet(ben)
      await ben.getByRole('button', { name: 'Execute', exact: true }).click()
      await sendInWallet(ben)
      // The step before has shown that the page asks again by itself; waiting for that a second time takes a quarter of a minute.
      const executed = async () => {
        const page = await service().getQueue({ params: { chainId: chain.chainId, safe: account.address } })
        expect(page.count).toBe(0)
      }
      await expect(executed).toPass()
      await ben.reload()
      await expect(ben.getByRole('region', { name: 'Outcome' })).toContainText('Executed', { timeout: 40_000 })
    })

    await test.step('pages of what only this product’s service has say so, the others work', async () => {
      const page = await open('/')
      const visit = async (path: string, text: string | RegExp) => {
        await page.goto(`${host.url}#${path}`)
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      }
      await visit(treasury, 'Send 2,500.00 TUSD')
      await visit(`${treasury}/history`, 'Account created')
      await visit(`${treasury}/history?kind=settings`, /^1 matches|Enable/)
      await expect(page.getByRole('main').getByText('Account created')).toBeHidden()
      await visit(`${treasury}/assets`, 'TUSD')
      await visit(`${treasury}/approvals`, 'No open approvals.')
      await visit(`${treasury}/messages`, 'Messages')
      await visit(`${treasury}/setup`, 'Owners')
      await visit(`${treasury}/shared-book`, /own service stores it/)
      await visit('/notifications', /own service can send/)
      await expect(page.getByRole('main').getByText('To a web address')).toBeHidden()
      await visit('/address-book', 'No contacts yet.')
      await expect(page.getByRole('link', { name: /^Names shared by the owners/ })).toBeHidden()
      await visit('/settings/networks', /routes of the Safe Client Gateway/)
      await page.context().close()
    })

    expect(gateway.unknown).toEqual([])
    expect(problems).toEqual([])
  } finally {
    host.close()
    gateway.stop()
  }
})
