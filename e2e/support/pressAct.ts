import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Presses an act of the bar of a review; on a phone the acts besides the main one are behind "More". */
export async function pressAct(page: Page | FrameLocator, name: string | RegExp): Promise<void> {
  const act = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(act.or(more).first()).toBeVisible()
  if (!(await act.isVisible())) await more.click()
  await act.click()
}
