import type { Page } from '@playwright/test'

/** Says that the device shows the hashes of the page, where signing waits for it. */
export const compareDevice = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'The device shows the same' }).check()
