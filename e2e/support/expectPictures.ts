import { expect, type CDPSession, type Page } from '@playwright/test'
import { steadyTexts } from './steadyTexts.ts'

/** The pictures are a quarter of the page's size: they show layout and colours, and stay small in the repository. */
const SCALE = 0.25
/** Enough for the first screen and what begins below it; a constant, so that a longer page has a picture of the same size. */
const HEIGHT = 1000
/** Pixels of the picture. Chromium draws some edges differently on other machines; a row that is new or gone differs in 300 and more. */
const MOST_DIFFERENT = 250
/** Only a page that looks different takes this long. On a busy machine a single picture has taken five seconds. */
const PATIENCE_MS = 20_000
/** How much a colour may differ, of 1. */
const COLOUR = 0.12
/** From this width on a dark picture is compared too; those of the phone are for the soak. */
const WIDE = 768
const isSoak = process.env['JOURNEYS'] === 'all'

/**
 * Compares the page in each width, the wide page in both colour schemes, with its picture in `e2e/pictures`, and nothing scrolls sideways.
 * `npm run pictures` renews the pictures. Changing the scheme costs most, so it changes once, and the widths go back to the first.
 * Texts that differ between two runs are replaced first.
 */
export async function expectPictures(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const height = page.viewportSize()?.height ?? 900
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await expect.poll(() => page.evaluate(waitsForStrip), `${name} waits for its strip`).toBe(false)
  await expect(page.locator('link[data-typefaces][media=print]'), `${name} waits for its typefaces`).toHaveCount(0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
  })
  const looks = [
    ...widths.map((width) => ({ scheme: 'light' as const, width })),
    ...widths
      .toReversed()
      .filter((width) => isSoak || width >= WIDE)
      .map((width) => ({ scheme: 'dark' as const, width })),
  ]
  let shown: string | undefined
  for (const { scheme, width } of looks) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
    if (scheme === 'light') await expectFits(page, name)
    if (shown !== scheme) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await expect(page.locator(`html[data-mantine-color-scheme=${scheme}]`)).toHaveCount(1)
      shown = scheme
    }
    const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${scheme}.png`
    const options = { maxDiffPixels: MOST_DIFFERENT, threshold: COLOUR }
    const matches = async () => expect(await picture(page, session, width)).toMatchSnapshot(file, options)
    // A chart is drawn again after it has measured its new width.
    await expect
      .soft(matches, `${name} at ${width}, ${scheme}`)
      .toPass({ timeout: PATIENCE_MS, intervals: [100, 250, 500] })
  }
  await session.detach()
}

/** Nothing scrolls sideways at the width that the page has. */
async function expectFits(page: Page, name: string): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect
    .poll(excess, `${name} at ${page.viewportSize()?.width} scrolls sideways by pixels`)
    .toBeLessThanOrEqual(0)
}

/** The same at other widths, where no picture is compared. The page keeps its width. */
export async function expectFitsAt(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 900 })
    await expectFits(page, name)
  }
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: the place of the strip about modules is reserved, and it has not arrived. */
function waitsForStrip(): boolean {
  const strips = document.getElementById('main')?.previousElementSibling
  return strips instanceof HTMLElement && parseFloat(strips.style.minHeight) > 0 && strips.childElementCount === 0
}

async function picture(page: Page, session: CDPSession, width: number): Promise<Buffer> {
  await page.evaluate(steadyTexts)
  // A page that was scrolled to its focus may scroll once more when the focus leaves.
  const top = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      const before = scrollY
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Math.max(before, scrollY)
    })
  await expect.poll(top, { intervals: [20] }).toBe(0)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height: HEIGHT, scale: SCALE },
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
