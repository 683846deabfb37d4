import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SCHEMES = ['light', 'dark'] as const

/** No violation of WCAG 2.2 A and AA in either colour scheme, and nothing to scroll sideways. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator(`html[data-mantine-color-scheme=${colorScheme}]`)).toHaveCount(1)
    await settle(page)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
    )
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(excess, `${name} scrolls sideways by pixels`).toBeLessThanOrEqual(0)
}

/** Colours in the middle of a transition are neither scheme's. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })
