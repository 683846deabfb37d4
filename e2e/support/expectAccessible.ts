import { expect, type Page } from '@playwright/test'
import { ABOUT_COLOURS, runAxe } from './runAxe.ts'

/**
 * Rules whose result depends on the width: sizes, scrolling, names of elements that are hidden beside a smaller
 * button. Roles, order and languages are those of the wide page.
 */
const ABOUT_WIDTH = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'label-content-name-mismatch',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-hidden-focus',
  'meta-viewport',
]

type Scheme = 'light' | 'dark'

/** From this width on the page is beside its navigation. */
const WIDE = 768

/**
 * Pages with elements that only a phone shows, checked completely: the bar below, the list behind it, buttons at the
 * edge.
 */
const NARROW_ONLY: ReadonlySet<string> = new Set(['first run', 'home', 'more', 'review'])

const isSoak = process.env['JOURNEYS'] === 'all'

/**
 * No violation of WCAG 2.2 A and AA, and nothing to scroll sideways: in both colour schemes where the dark one is first, as for the pages of
 * `everyPage`, and everywhere in the soak. scripts/accents.test.ts has the contrast of every pair of colours in both schemes.
 *
 * @param first the scheme that the page has already costs no change
 */
export async function expectAccessible(page: Page, name: string, first: Scheme = 'light'): Promise<void> {
  const isWholeLook = (page.viewportSize()?.width ?? WIDE) >= WIDE || NARROW_ONLY.has(name)
  if (isWholeLook && first === 'dark') await inScheme(page, name, 'dark', ABOUT_COLOURS)
  // A wide page has already checked everything else, which is most of the work.
  await inScheme(page, name, 'light', isWholeLook ? undefined : ABOUT_WIDTH)
  if (isSoak && isWholeLook && first === 'light') await inScheme(page, name, 'dark', ABOUT_COLOURS)
  await expectNoScrollSideways(page, name)
}

/** The same in the light scheme only. */
export async function expectAccessibleInLight(page: Page, name: string): Promise<void> {
  await inScheme(page, name, 'light')
  await expectNoScrollSideways(page, name)
}

async function expectNoScrollSideways(page: Page, name: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(excess, `${name} scrolls sideways by pixels`).toBeLessThanOrEqual(0)
}

/** The same for the open dialog alone: the page below it is checked without it. */
export async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  await inScheme(page, name, 'light', undefined, DIALOG)
  await inScheme(page, name, 'dark', ABOUT_COLOURS, DIALOG)
  await expectNoScrollSideways(page, name)
}

const DIALOG = ['[role=dialog], dialog[open]']

/** Colours of WCAG 2.2 A and AA in both schemes; for a page whose names, roles and sizes another journey looks at. */
export async function expectContrast(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) await inScheme(page, name, scheme, ABOUT_COLOURS)
}

async function inScheme(
  page: Page,
  name: string,
  colorScheme: Scheme,
  rules?: readonly string[],
  include?: readonly string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator(`html[data-mantine-color-scheme=${colorScheme}]`)).toHaveCount(1)
  await settle(page)
  expect(page.frames(), `${name}: frames`).toHaveLength(1)
  expect
    .soft(await runAxe(page, { ...(rules && { rules }), ...(include && { include }) }), `${name}, ${colorScheme}`)
    .toEqual([])
}

/** During a transition the colours belong to neither scheme. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })
