import { demoOwners } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { sendInWallet } from './demoWallet.ts'
import { factOf } from './factOf.ts'
import type { LocalChain } from './localChain.ts'
import type { MadeAccount } from './makeAccount.ts'
import { chooseNetworks } from './chooseNetworks.ts'
import { openInPage } from './openInPage.ts'

/**
 * Demo owner 1 creates an account of all demo owners, two of whom sign, page by page. Ends on its overview.
 * @param send answers the wallet's request; the demo wallet accepts
 */
export async function createAccount(
  page: Page,
  chain: LocalChain,
  name: string,
  send: (page: Page) => Promise<void> = sendInWallet,
): Promise<MadeAccount> {
  await openInPage(page, '/create')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await chooseNetworks(page, [chain.chainName])
  await page.getByRole('button', { name: 'Continue to owners' }).click()
  await expect(page.getByRole('combobox', { name: 'Address of owner 1' })).toHaveValue(demoOwners[0].address)
  for (const [index, { address }] of demoOwners.slice(1).entries()) {
    await page.getByRole('combobox', { name: `Address of owner ${index + 2}` }).fill(address)
  }
  await page.getByRole('radio', { name: '2 of 3' }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()

  const main = page.getByRole('main')
  await expect(factOf(main, 'Signatures required')).toHaveText('2 of 3')
  await expect(factOf(main, 'Cost')).toContainText('at most')
  await expect(factOf(main, 'Address')).toContainText(/0x[0-9a-fA-F]{40}/)
  const predicted = /0x[0-9a-fA-F]{40}/.exec((await factOf(main, 'Address').textContent()) ?? '')?.[0]
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await send(page)
  await expect(page.getByRole('heading', { name: `“${name}” is ready` })).toBeVisible()
  await page.getByRole('link', { name: 'Open the account' }).click()
  await page.waitForURL(/\/safes\//)
  const path = decodeURIComponent(new URL(page.url()).pathname)
  expect(path).toBe(`/safes/${chain.shortName}:${predicted}`)
  return { chain, address: `0x${path.split(':0x')[1] ?? ''}`, owners: demoOwners, path }
}
