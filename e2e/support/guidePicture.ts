import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url))

const WIDE = 768

/**
 * Draws the page for the user guide, as `docs/images/guide-<name>.png`, in the middle of a journey, where the page shows something. Only with
 * GUIDE_PICTURES=1: `GUIDE_PICTURES=1 npx playwright test --config e2e/playwright.config.ts --project=desktop journeys/<name>.spec`.
 */
export async function guidePicture(page: Page, name: string): Promise<void> {
  // The guide shows the wide page.
  if (process.env['GUIDE_PICTURES'] !== '1' || (page.viewportSize()?.width ?? 0) < WIDE) return
  // Other steps of a journey may have left it dark.
  await page.emulateMedia({ colorScheme: 'light' })
  await page.screenshot({ path: `${folder}/guide-${name}.png`, animations: 'disabled', caret: 'hide', scale: 'css' })
}
