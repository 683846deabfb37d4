import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'

test('behavior: the whole history is filtered by the service, and a link opens the same list', async ({ page }) => {
  const chain = await localChain('dev1')
  const { path, address } = demoTreasury(chain)
  await keepAccount(page.context(), chain, address)
  await page.goto(`${path}/history`)
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()

  await main.getByRole('button', { name: 'Failed', exact: true }).click()
  await expect(main.getByText(/^1 of 12 transactions matches, of the whole history\./).first()).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Failed')
  await main.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(all)

  await main.getByRole('button', { name: 'All filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter the history' })
  await dialog.getByText('Outgoing', { exact: true }).click()
  await dialog.getByRole('button', { name: 'TUSD', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Amount from' }).fill('4200.50')
  await dialog.getByRole('button', { name: 'Show matches' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('−4,200.50 TUSD')
  await expect(main.getByRole('button', { name: 'All filters, 3 applied' })).toBeVisible()

  await page.reload()
  await expect(rows).toHaveCount(1)
  await main.getByRole('button', { name: 'Remove the filter From 4200.50' }).click()
  await expect(rows).not.toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('direction')).toBe('outgoing')

  await main.getByRole('button', { name: 'Clear' }).click()
  await main.getByRole('textbox', { name: 'Note, name, hash or amount' }).fill('no row has these words')
  await expect(main.getByText('Nothing in the whole history matches every filter.')).toBeVisible()
})
