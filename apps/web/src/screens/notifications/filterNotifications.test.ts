import { expect, test } from 'vitest'
import type { Notification } from '../../data/notifications/notificationStore.ts'
import { accountsOf, filterNotifications } from './filterNotifications.ts'

const [first, second] = [`eth:0x${'1'.repeat(40)}`, `gno:0x${'2'.repeat(40)}`] as const
const note = (id: string, fields: Partial<Notification>): Notification => ({
  id,
  kind: 'info',
  title: id,
  detail: null,
  href: null,
  at: 1,
  isRead: true,
  ...fields,
})
const all = [
  note('alarm', { kind: 'alarm', href: `/safes/${first}/setup/recovery`, isRead: false }),
  note('executed', { href: `/safes/${second}/transactions/0x01` }),
  note('signed', { href: `/safes/${first}?tab=1` }),
  note('settings', { href: '/settings/data', isRead: false }),
  note('copied', {}),
]
const titles = (shown: 'all' | 'new' | 'alarms', account: string | null) =>
  filterNotifications(all, shown, account).map(({ title }) => title)

test('behavior: new ones, alarms and one account are filtered together', () => {
  expect(accountsOf(all)).toEqual([first, second])
  expect(titles('all', null)).toHaveLength(5)
  expect(titles('new', null)).toEqual(['alarm', 'settings'])
  expect(titles('alarms', null)).toEqual(['alarm'])
  expect(titles('all', first)).toEqual(['alarm', 'signed'])
  expect(titles('new', second)).toEqual([])
})
