import { testContractAddresses } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { expect } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectAccessible, expectDialogAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { placeToken } from '../support/placeToken.ts'
import { startService } from '../support/startService.ts'
import { test } from '../support/test.ts'

const pageDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#2775ca"/></svg>`

/** In `npm test`, tokenList.test.ts of the service has list and logos, AssetsPage.test.tsx the imitation, AddTokenDialog.test.tsx the added token. */
test(
  'behavior: with a token list, listed tokens have logos, an imitation is named and hidden, and a token is added by its address',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const { testUsd, testDai } = testContractAddresses()
    const [imitation, unknown] = [await placeToken(chain, 'TUЅD'), await placeToken(chain, 'HLDN')]
    const amount = 5_000_000n
    const account = await makeAccount(chain, {
      funds: {
        native: 10n ** 18n,
        tokens: [testUsd, testDai, imitation].map((token: Address) => ({ token, amount })),
      },
    })
    const folder = mkdtempSync(join(tmpdir(), 'countersign-tokens-'))
    mkdirSync(join(folder, 'logos'))
    writeFileSync(join(folder, 'logos/tusd.svg'), LOGO)
    const file = join(folder, 'tokens.json')
    const listed = { chainId: Number(chain.chainId), address: testUsd, symbol: 'TUSD', name: 'Test USD', decimals: 6 }
    writeFileSync(file, JSON.stringify({ name: 'Ours', tokens: [{ ...listed, logoURI: 'logos/tusd.svg' }] }))
    const service = await startService(chain, { tokenList: { file }, pageDir })
    const page = await browser.newPage()
    const foreign: string[] = []
    page.on('request', (request) => {
      const { hostname } = new URL(request.url())
      if (hostname !== 'localhost' && hostname !== '127.0.0.1' && hostname !== '') foreign.push(request.url())
    })
    try {
      await page.goto(`${service.url}${account.path}/assets`)
      const row = (name: RegExp) => page.getByRole('row', { name })
      const logo = row(/TUSD Test USD/).locator('img')
      await expect(logo).toHaveAttribute('src', `${service.url}/v1/chains/${chain.chainId}/tokens/${testUsd}/logo`)
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(page.getByText(/1 token copies the symbol of a known token/)).toContainText('TUЅD')
      await page.getByRole('button', { name: 'Show them' }).click()
      await expect(row(/TUЅD/)).toContainText('Copies TUSD')
      await expectAccessible(page, 'assets with an imitation')
      await page.getByRole('button', { name: 'Add token' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tokens you added' })
      await dialog.getByRole('textbox', { name: /Address of the token/ }).fill(unknown)
      await expect(dialog.getByText('Balance of this account')).toBeVisible()
      await expectDialogAccessible(page, 'Tokens you added')
      await dialog.getByRole('button', { name: 'Add token' }).click()
      await expect(dialog.getByRole('button', { name: 'Remove HLDN' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(row(/HLDN/)).toContainText('Added by you')
      await page.goto(`${service.url}${account.path}/send`)
      await expect(page.getByRole('combobox', { name: 'Token 1' })).toContainText('HLDN')
      expect(foreign).toEqual([])
    } finally {
      await page.close()
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
