import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectContrast } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'

/**
 * Blue, the default, is chosen second, because choosing the current accent would prove nothing.
 * `scripts/accents.test.ts` computes every pair of colours of all six accents. Here two accents show that the page uses these colours; JOURNEYS=all runs all six.
 */
const ACCENTS =
  process.env['JOURNEYS'] === 'all' ? ['Green', 'Blue', 'Orange', 'Pink', 'Purple', 'Red'] : ['Green', 'Red']

test('behavior: accents, each readable in both schemes, and the density; every tab follows, and the next page is painted with them', async ({
  context,
  page,
}) => {
  const { path } = demoTreasury(await localChain('dev1'))
  await page.goto('/settings/appearance')
  const queue = await context.newPage()
  await queue.goto(`${path}/queue`)
  await expect(queue.locator('#root').getByText('Send 2,500.00 TUSD').first()).toBeVisible()
  for (const accent of ACCENTS)
    await test.step(accent, async () => {
      await page.getByRole('radio', { name: new RegExp(`^${accent}`) }).check()
      await expect(queue.locator(`html[data-cs-accent=${accent.toLowerCase()}]`)).toHaveCount(1)
      await expectContrast(queue, `queue, ${accent}`)
    })
  await page.getByRole('radio', { name: 'Compact' }).check()
  await expect(queue.locator('html[data-cs-compact]')).toHaveCount(1)
  await expectContrast(page, 'appearance')

  // No module runs: the script that paints accent and density is in the head.
  const bare = await context.newPage()
  await bare.route('**/*.js', (route) => route.abort())
  await bare.goto('/accounts', { waitUntil: 'domcontentloaded' })
  await expect(bare.locator('html[data-cs-accent=red][data-cs-compact]')).toHaveCount(1)
  const pen = () => bare.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cs-pen'))
  await expect.poll(pen).toMatch(/^#(a51d3f|ff8f9f)$/)
  await expect(bare.locator('#root')).toBeEmpty()
})
