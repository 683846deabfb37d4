import { expect } from '@playwright/test'
import { ABOUT_COLOURS, runAxe } from '../support/runAxe.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'

const isSoak = process.env['JOURNEYS'] === 'all'

test('behavior: the API page can be read by keyboard, in both schemes, and contacts no other host', async ({
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
    // Read once: on a busy machine a wait could end without an answer, and the next key would pass the region.
    expect(await answerShape.evaluate((region) => region === document.activeElement)).toBe(true)
  }).toPass()
  await details.getByRole('link', { name: 'HistoryPage' }).click()
  await expect(page.locator('#schema-HistoryPage')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  // All endpoints and schemas come from the same templates, so the journey tests one of each, and all of them in the soak.
  const parts = ['header', '#getHistory', '#schema-HistoryPage']
  expect(await runAxe(page, isSoak ? {} : { include: parts })).toEqual([])
  // Names and roles are the same in the dark scheme, and so are the colours of all other endpoints and schemas.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await runAxe(page, { rules: ABOUT_COLOURS, include: parts })).toEqual([])
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBe(0)
  expect(notes).toEqual([])
})
