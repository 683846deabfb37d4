import { expect } from '@playwright/test'
import { connectDialog, openConnectDialog, walletRow } from '../support/connectDialog.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { localChain } from '../support/localChain.ts'
import { serviceUrl } from '../support/serviceUrl.ts'

const WINDOW = 'https://keys.coinbase.com'

/** Coinbase's window as far as the protocol requires: it greets its opener, and reports when it is closed. */
const keysPage = `<!doctype html><title>Coinbase</title><script>
  const tell = (event) => opener.postMessage({ event, id: crypto.randomUUID() }, '*')
  addEventListener('load', () => tell('PopupLoaded'))
  addEventListener('beforeunload', () => tell('PopupUnload'))
</script>`

test('error: Coinbase is fetched when it is chosen, opens its window, and a closed window is a rejection', async ({
  context,
  page,
}) => {
  const chains = await Promise.all([localChain('dev1'), localChain('dev2')])
  const own = [serviceUrl(), ...chains.map(({ rpcUrl }) => rpcUrl)].map((url) => new URL(url).origin)
  const notes = watchPage(context, [...own, WINDOW])
  const foreign: string[] = []
  const scripts: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(WINDOW)) foreign.push(new URL(request.url()).pathname)
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await context.route(`${WINDOW}/**`, (route) => route.fulfill({ contentType: 'text/html', body: keysPage }))
  await page.goto('/accounts')
  await openConnectDialog(page)
  await walletRow(page, 'Coinbase Wallet').click()
  const before = scripts.length
  expect(foreign).toEqual([])

  const opened = page.waitForEvent('popup')
  await connectDialog(page).getByRole('button', { name: 'Continue' }).click()
  const window = await opened
  await window.waitForLoadState()
  expect(foreign).toEqual(['/connect'])
  expect(scripts.length).toBeGreaterThan(before)
  await window.close({ runBeforeUnload: true })
  await expect(connectDialog(page)).toContainText('You rejected the request in your wallet.')
  expect(notes).toEqual([])
})
