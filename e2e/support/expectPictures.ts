import { expect, type CDPSession, type Page } from '@playwright/test'
import { steadyTexts } from './steadyTexts.ts'

/** The pictures are a quarter of the page's size: they show layout and colours, and stay small in the repository. */
const SCALE = 0.25
/** Enough for the first screen and what begins below it; a constant, so that a longer page has a picture of the same size. */
const HEIGHT = 1000
/** Chromium draws some edges differently on other machines. A page that moves by 4 px differs in 2 to 10 % of its picture. */
const MOST_DIFFERENT = 0.02
/** How much a colour may differ, of 1. */
const COLOUR = 0.12

/**
 * Compares the page in each width and in both colour schemes with its picture in `e2e/pictures`, and nothing scrolls sideways.
 * `npm run pictures` renews the pictures.
 * Texts that differ between two runs are replaced first.
 */
export async function expectPictures(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const height = page.viewportSize()?.height ?? 900
  const [own = 1440] = widths
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
  })
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(excess, `${name} at ${width} scrolls sideways by pixels`).toBeLessThanOrEqual(0)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await expect(page.locator(`html[data-mantine-color-scheme=${scheme}]`)).toHaveCount(1)
      const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${scheme}.png`
      const options = { maxDiffPixelRatio: MOST_DIFFERENT, threshold: COLOUR }
      expect.soft(await picture(page, session, width), `${name} at ${width}, ${scheme}`).toMatchSnapshot(file, options)
    }
  }
  if (widths.length > 1) await page.setViewportSize({ width: own, height })
  await session.detach()
}

async function picture(page: Page, session: CDPSession, width: number): Promise<Buffer> {
  await page.evaluate(steadyTexts)
  // A page that was scrolled to its focus may scroll once more when the focus leaves.
  const top = () => page.evaluate(() => (scrollTo({ top: 0, behavior: 'instant' }), scrollY))
  await expect.poll(top).toBe(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect.poll(top).toBe(0)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height: HEIGHT, scale: SCALE },
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
