import type { Page } from '@playwright/test'

/** Ticks that the device shows the hashes of the page, if signing requires it. */
export const compareDevice = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'The device shows the same' }).check()
