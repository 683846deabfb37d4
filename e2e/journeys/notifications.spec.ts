import { createApiClient } from '@countersign/api/client'
import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { createPushBrowser } from '../../apps/service/src/testing/createPushBrowser.ts'
import { startHttpReceiver } from '../../apps/service/src/testing/startHttpReceiver.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { fakePushService } from '../support/fakePushService.ts'
import { guidePicture } from '../support/guidePicture.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openWithWallet } from '../support/openWithWallet.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { startService } from '../support/startService.ts'
import { test } from '../support/test.ts'
import { until } from '../support/until.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

test('behavior: a browser is registered after its consent, gets a signature request while the page is closed, and is removed', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const pushServer = await startHttpReceiver()
  const files: Record<string, string> = {}
  const host = await serveFolder(built, '/', files)
  const origin = new URL(host.url).origin
  const service = await startService(chain, {
    auth: { origins: [origin] },
    notifications: { allowPrivateAddresses: true, pushServices: ['127.0.0.1'] },
  })
  try {
    files['config.json'] = JSON.stringify({ clientServiceUrl: service.url })
    const api = createApiClient({ baseUrl: service.url })
    await until('the account is indexed', () =>
      api.getSafe({ params: { chainId: chain.chainId, safe: account.address } }),
    )
    const { page } = await openWithWallet(browser, chain, demoOwners[0], `${host.url}#/notifications`)
    const pushBrowser = createPushBrowser(`${pushServer.url}/send/1`)
    await fakePushService(page, pushBrowser.subscription)
    await page.reload()
    const main = page.getByRole('main')
    const closed = main.getByRole('switch', { name: 'From this browser, page closed' })
    await expect(closed).not.toBeChecked()
    await closed.press(' ')
    const consent = page.getByRole('dialog', { name: 'Notifications while the page is closed' })
    await expect(consent).toContainText('That is a third party.')
    expect(pushServer.received).toEqual([])
    await consent.getByRole('button', { name: 'Ask the browser' }).click()
    await expect(closed).toBeChecked()

    const events = main.getByRole('region', { name: 'What for' })
    const option = events.getByRole('combobox', { name: 'Account' }).locator('option', {
      hasText: account.address.slice(-4),
    })
    await events.getByRole('combobox', { name: 'Account' }).selectOption(await option.first().getAttribute('value'))
    await expect(events.getByRole('checkbox', { name: 'My signature is needed, Browser' })).toBeChecked()
    await events.getByRole('checkbox', { name: 'Payment received, Browser' }).check()
    await events.getByRole('button', { name: 'Sign in and save' }).click()
    await page
      .getByRole('dialog', { name: 'Verify your account' })
      .getByRole('button', { name: 'Sign message' })
      .click()
    await expect(events.getByRole('status')).toContainText('Saved. The service sends these events to this browser.')
    const registered = main.getByRole('region', { name: 'Registered browsers' })
    await expect(registered.getByText('This browser')).toBeVisible()
    await expectAccessible(page, 'notifications')
    await page.getByRole('button', { name: /Signed in$/ }).click()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await guidePicture(page, 'notifications')

    const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n }, [demoOwners[1]], api)
    await expect.poll(() => pushServer.received.length).toBeGreaterThan(0)
    const message = pushBrowser.decrypt(pushServer.received[0]?.body ?? Buffer.alloc(0))
    expect(message).toEqual({
      type: 'CONFIRMATION_REQUEST',
      chainId: chain.chainId,
      address: account.address,
      safeTxHash: hash,
    })
    expect(await shownAfter(page, origin, message)).toEqual({
      title: expect.stringContaining(account.address.slice(-4)),
      body: 'Your signature is needed for a transaction.',
      data: `${host.url}#${account.path}/transactions/${hash}`,
    })
    // A message that names no account of this browser adds no text and no address.
    const lie = { type: 'CONFIRMATION_REQUEST', chainId: chain.chainId, address: spareKeys[0].address, title: 'Pay me' }
    expect(await shownAfter(page, origin, lie)).toEqual({
      title: 'Countersign',
      body: 'Something happened. Open the page to see what.',
      data: `${host.url}#/notifications`,
    })

    // A notice stays while the pointer is over it, and on a phone it lies over the button.
    await page.mouse.move(0, 0)
    await registered.getByRole('button', { name: 'Remove: This browser' }).click()
    await expect(registered.getByText('Your wallet has registered no browser.')).toBeVisible()
    await expect(closed).not.toBeChecked()
    await page.context().close()
  } finally {
    await service.stop()
    host.close()
    await pushServer.stop()
  }
})

/** Delivers a decrypted message to the page's worker, as the browser does. @returns what the worker shows for it */
async function shownAfter(page: Page, origin: string, message: unknown): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; isDeleted: boolean }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  // Without a window the browser refuses to show notifications, so the worker records them.
  await worker.evaluate(() => {
    Reflect.set(globalThis, 'shown', [])
    const note = async (title: string, { body, data }: NotificationOptions = {}) => {
      const shown: unknown = Reflect.get(globalThis, 'shown')
      if (Array.isArray(shown)) shown.push({ title, body, data: String(data) })
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', { value: note, configurable: true })
  })
  const shown = () => worker.evaluate((): unknown[] => Reflect.get(globalThis, 'shown'))
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations.at(-1)?.registrationId ?? '',
    data: JSON.stringify(message),
  })
  await expect.poll(shown).toHaveLength(1)
  const [only] = await shown()
  await devtools.detach()
  return only
}
