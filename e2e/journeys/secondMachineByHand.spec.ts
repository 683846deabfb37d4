import { demoOwners, spareKeys } from '@countersign/devchain'
import { packExchange, readExchangeFile } from '@countersign/safe/exchange'
import { chromium, expect, type Page } from '@playwright/test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { framesOf } from '../../apps/web/src/parts/exchange/exchangeFrames.ts'
import { withCamera } from '../support/hardware/withCamera.ts'
import { writeCamera } from '../support/hardware/writeCamera.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { openDetail } from '../support/reviewPage.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'

const PASSPHRASE = 'plain otter bridge lamp'

/** In `npm test`, `secondMachine` hands the same data over as files, exchangeFrames.test.ts has the codes, and `hardware` reads a code by the camera. */
test(
  'behavior: a proposal is read from an animated code by the camera, and from a link by its passphrase',
  { tag: '@soak' },
  async ({ browser }) => {
    const account = await makeAccount(await localChain('dev1'), { threshold: 2 })
    const payment = { to: spareKeys[0].address, value: 10n ** 17n, nonce: 0n }
    const safeTxHash = await proposeTransaction(account, payment, [demoOwners[0]])
    const page = await openPerson(browser, 1, `${account.path}/transactions/${safeTxHash}`)
    await openDetail(page, 'Check on a second machine')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this transaction' })

    await test.step('a link is opened by its passphrase only', async () => {
      await dialog.getByLabel('Protect it with a passphrase').check()
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeHidden()
      await dialog.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE)
      await dialog.getByRole('button', { name: 'Encrypt with it' }).click()
      const field = dialog.getByRole('textbox', { name: 'Link' })
      await expect(field).toHaveValue(/#p=/)
      const link = await field.inputValue()
      expect(link).not.toMatch(/[#&]k=/)
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(link)
      await unlock(other, 'plain otter bridge lamps')
      await expect(other.getByText(/^It cannot be opened/)).toBeVisible()
      await expect(other.getByRole('region', { name: 'What it says' })).toBeHidden()
      await unlock(other, PASSPHRASE)
      await expect(other.getByRole('region', { name: 'What it says' })).toContainText('will send 0.10 ETH')
      await context.close()
    })

    await test.step('an animated code, read by the camera of the verifier and of the page', async () => {
      await dialog.getByText('QR code or file').click()
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save file' }).click()
      const item = readExchangeFile(await readFile(await (await saved).path(), 'utf8'))
      const frames = framesOf(await packExchange(item))
      expect(frames.length).toBeGreaterThan(1)
      const folder = await mkdtemp(join(tmpdir(), 'countersign-camera-'))
      const film = join(folder, 'codes.y4m')
      await writeCamera(film, frames)
      const seeing = await chromium.launch(withCamera(film))
      try {
        const context = await seeing.newContext({ baseURL: serviceUrl() })
        const verifier = await context.newPage()
        await verifier.goto('/verify')
        await verifier.getByRole('button', { name: 'Scan' }).click()
        await expect(verifier.getByRole('heading', { level: 1 })).toContainText('will send 0.10 ETH')
        const importing = await context.newPage()
        await importing.goto('/import')
        await importing.getByRole('button', { name: 'Scan' }).click()
        await expect(importing.getByRole('region', { name: 'What it says' })).toContainText('will send 0.10 ETH')
      } finally {
        await seeing.close()
        await rm(folder, { recursive: true, force: true })
      }
    })
    await page.context().close()
  },
)

async function unlock(page: Page, passphrase: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}
