import { verifyEvidence } from '@countersign/safe/exchange'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectAccessible, expectDialogAccessible } from '../support/expectAccessible.ts'
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
  await expect(main.getByRole('button', { name: /^All filters\s+3 applied$/ })).toBeVisible()

  const sums = main.getByRole('region', { name: 'Sums of the filtered rows' })
  await expect(sums).toContainText('Out −4,200.50 TUSD $4,200.50')
  await expect(sums).toContainText(/Fees 0\.\d+ ETH/)
  await expect(sums).toContainText(/at (the price of the day|today’s price)/)

  await expectAccessible(page, 'filtered history')

  await page.reload()
  await expect(rows).toHaveCount(1)
  await exportFiltered(page)
  await main.getByRole('button', { name: 'Remove the filter From 4200.50' }).click()
  await expect(rows).not.toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('direction')).toBe('outgoing')

  await main.getByRole('button', { name: 'Clear' }).click()
  await main.getByRole('textbox', { name: 'Note, name, hash or amount' }).fill('no row has these words')
  await expect(main.getByText('Nothing in the whole history matches every filter.')).toBeVisible()
  await main.getByRole('button', { name: 'Clear' }).first().click()
  await archiveMonths(page)
})

/** The file has exactly the one row that is filtered, with its name, its value and which price that is. */
async function exportFiltered(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Export 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the filtered history' })
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    return readFile(await download.path())
  }
  const sheet = await save()
  expect(sheet.subarray(0, 2).toString()).toBe('PK')
  await expect(dialog.getByRole('status')).toHaveText(/rows? (was|were) saved\./)
  await expectDialogAccessible(page, 'export of the history')
  await dialog.getByText('CSV', { exact: true }).click()
  const [head = '', ...lines] = (await save()).toString().trim().split('\r\n')
  const columns = head.replace('\uFEFF', '').split(',')
  const cells = lines.map((line) => line.split(','))
  const ofColumn = (name: string) => cells.map((cell) => cell[columns.indexOf(name)])
  expect(new Set(ofColumn('transactionHash')).size).toBe(1)
  expect(ofColumn('amount').filter(Boolean)).toEqual(['4200.5'])
  expect(ofColumn('fiatValue').filter(Boolean)).toEqual(['4200.500000'])
  expect(ofColumn('priceOf').filter(Boolean)).toEqual([expect.stringMatching(/^(day|today)$/)])
  expect(ofColumn('fee').filter(Boolean)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
}

/** The file of a month has evidence of each executed transaction, which the verifier of evidence accepts. */
async function archiveMonths(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Month files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive of a month' })
  const month = dialog.getByRole('combobox', { name: 'Month, in UTC' })
  await expect(month).toBeEnabled()
  let checked = 0
  // The history of the demo may have begun in the month before.
  for (const value of await month
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')))) {
    await month.selectOption(value)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Make the file' }).click(),
    ])
    await expect(dialog.getByRole('status')).toHaveText(/^Saved: \d+ rows?, evidence of \d+ transactions?\.$/)
    const files = unzipSync(await readFile(await download.path()))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'history.csv', 'history.json']))
    for (const [name, bytes] of Object.entries(files)) {
      if (!name.startsWith('evidence/')) continue
      const { evidence, findings } = await verifyEvidence(new TextDecoder().decode(bytes))
      expect(findings.filter(({ verdict }) => verdict === 'danger')).toEqual([])
      expect(evidence.execution.transactionHash).not.toBeNull()
      checked++
    }
  }
  expect(checked).toBeGreaterThan(2)
  await expectDialogAccessible(page, 'archive of a month')
}
