import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mutedTopics } from '../../data/notifications/mutedTopics.ts'
import { type Notification, notificationStore } from '../../data/notifications/notificationStore.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { pushAccountKey } from '../../offline/PushWords.ts'
import { treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { NotificationsPage } from './NotificationsPage.tsx'
import { WhatFor } from './push/WhatFor.tsx'

const other = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const pathOf = (account: string) => `/safes/dev1:${account}`
const now = Date.now()
const note = (fields: Partial<Notification> & Pick<Notification, 'id' | 'title'>): Notification => ({
  kind: 'event',
  detail: null,
  href: null,
  at: now,
  isRead: true,
  ...fields,
})

describe('the notifications', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.title = 'Notifications'
    addressBookStore.set([{ address: treasury, name: 'Demo treasury', chainId: null }])
    notificationStore.clear()
    notificationStore.restore([
      note({
        id: '1',
        kind: 'alarm',
        title: 'A recovery was announced.',
        href: `${pathOf(treasury)}/setup/recovery`,
        isRead: false,
      }),
      note({ id: '2', title: 'A transaction was executed.', href: `${pathOf(other)}/history` }),
      note({ id: '3', title: 'The file was saved' }),
    ])
  })

  const open = (alarmCount = 0) =>
    renderInAccount(
      <NotificationsPage alarms={<p>Recovery by Law office waits</p>} alarmCount={alarmCount} aside={null} />,
      treasury,
      seedAccount,
    )

  it('behavior: alarms of the chain stand above the list, and alarms, new ones and one account are filtered', async () => {
    await open(1)
    await expect.element(page.getByRole('region', { name: 'Alarms' })).toHaveTextContent('Recovery by Law office waits')
    await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Demo treasury')
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    const results = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(results.violations.map(({ id }) => id)).toEqual([])

    await page.getByText('Alarms 2').click()
    await expect.element(page.getByRole('listitem')).toHaveTextContent('A recovery was announced.')
    await page.getByText('All 3').click()
    await page.getByRole('combobox', { name: 'Account' }).selectOptions(`dev1:${other}`)
    await expect.element(page.getByRole('listitem')).toHaveTextContent('A transaction was executed.')
    await page.getByText('New 0').click()
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
  })

  it('behavior: events are switched off in this page at once; an announced recovery cannot be', async () => {
    const key = { chainId: '31337', safe: treasury }
    await renderInAccount(<WhatFor accounts={[key]} subscription={null} registration={null} />, treasury, seedAccount)
    const table = page.getByRole('table')
    await expect.element(table.getByRole('columnheader').nth(1)).toHaveTextContent('Page')
    expect(table.getByRole('columnheader').elements()).toHaveLength(2)
    await expect.element(table.getByRole('row', { name: /Recovery announced/ })).toHaveTextContent('always')
    const ready = table.getByRole('checkbox', { name: 'Ready to execute, Page' })
    await expect.element(ready).toBeChecked()
    await ready.click()
    await expect.element(ready).not.toBeChecked()
    expect(mutedTopics.isMuted(pushAccountKey(key.chainId, treasury), 'ready')).toBe(true)
    expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([])
    await ready.click()
    expect(mutedTopics.isMuted(pushAccountKey(key.chainId, treasury), 'ready')).toBe(false)
  })

  it('behavior: a browser that gets messages has a second column, which is saved at the service', async () => {
    const key = { chainId: '31337', safe: treasury }
    const subscription = { endpoint: 'https://push.example/1', p256dh: 'a', auth: 'b', isForKey: true }
    await renderInAccount(
      <WhatFor accounts={[key]} subscription={subscription} registration={null} />,
      treasury,
      seedAccount,
    )
    await expect.element(page.getByRole('checkbox', { name: 'Recovery announced, Browser' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Payment received, Browser' })).not.toBeChecked()
    await expect.element(page.getByRole('status')).toHaveTextContent('6 changes not saved')
  })
})
