import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Presses "Sign", or "Sign only" where the signature would also allow the execution; on a phone that act is behind "More". */
export async function pressSign(page: Page | FrameLocator): Promise<void> {
  const sign = page.getByRole('button', { name: /^Sign( only)?$/ })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(sign.or(more).first()).toBeVisible()
  // The acts behind "More" are in the document before it is pressed.
  if (!(await sign.isVisible())) await more.click()
  await sign.click()
}
