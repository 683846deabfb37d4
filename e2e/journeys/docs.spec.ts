import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'

test('behavior: the page of the API is read by keyboard, in both schemes, and asks nobody else', async ({
  page,
  context,
}) => {
  const notes = watchPage(context, [new URL(serviceUrl()).origin])
  const answer = await page.goto('/docs')
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  const endpoint = page.locator('summary', { hasText: '/v1/chains/{chainId}/safes/{safe}/transactions/history' })
  await endpoint.focus()
  await page.keyboard.press('Enter')
  const details = page.locator('#getHistory')
  await expect(details.getByRole('cell', { name: 'timezone (optional)' })).toBeVisible()
  const answerShape = details.getByRole('region', { name: 'Answer 200 of getHistory' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(answerShape).toBeFocused({ timeout: 100 })
  }).toPass()
  await details.getByRole('link', { name: 'HistoryItem' }).click()
  await expect(page.locator('#schema-HistoryItem')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBe(0)
  expect(notes).toEqual([])
})
