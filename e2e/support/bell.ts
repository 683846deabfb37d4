import { expect, type Page } from '@playwright/test'

/** A notice is kept after the act that it reports, so a page that is left at once would lose it. Reports of the service do not count. */
export const untilKept = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          (localStorage.getItem('countersign.notifications') ?? '')
            .split('},{')
            .filter((one) => one.includes('"isRead":false') && !one.includes('"kind":"event"')).length,
      ),
    )
    .toBe(count)

/** On a page with a navigation: the bell, or the mark at "More" on a phone, counts the notifications that are not read. */
export async function expectNew(page: Page, count: number): Promise<void> {
  const bell = page.getByRole('link', { name: `Notifications, ${count} new` })
  const more = page.getByRole('link', { name: new RegExp(`^${count} new notifications?\\s*More$`) })
  await expect(bell.or(more).filter({ visible: true })).toHaveCount(1)
}

/** Opens the page of notifications as a person does. */
export async function openNotifications(page: Page): Promise<void> {
  const bell = page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true })
  const more = page.getByRole('link', { name: /More$/ }).filter({ visible: true })
  await expect(bell.or(more).first()).toBeVisible()
  if (!(await bell.isVisible())) await more.click()
  await bell.click()
}
