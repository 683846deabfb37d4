import { createToastStore } from '@countersign/ui'
import { afterEach, expect, test } from 'vitest'
import { notificationStore } from './notificationStore.ts'
import { recordToasts } from './recordToasts.ts'

const DAY_MS = 86_400_000
afterEach(() => notificationStore.clear())

test('behavior: results, failures and everything with a page are kept, newest first; answers to a press are not', () => {
  const source = createToastStore()
  let now = 1000
  const stop = recordToasts(source, () => now++)
  source.show({ kind: 'signed', title: 'Signed', detail: '1 of 2', href: '/safes/dev1:0x01/transactions/0x02' })
  source.show({ kind: 'info', title: 'Copied' })
  source.show({ kind: 'failure', title: 'Failed' })
  stop()
  source.show({ kind: 'failure', title: 'Later' })
  expect(notificationStore.list().map(({ title, detail, at, isRead }) => [title, detail, at, isRead])).toEqual([
    ['Failed', null, 1001, false],
    ['Signed', '1 of 2', 1000, false],
  ])
})

test('behavior: a toast that replaces another replaces its record, which is new again', () => {
  const source = createToastStore()
  const stop = recordToasts(source)
  source.show({ id: 'nonce-5', kind: 'info', title: 'Submitted', href: '/a' })
  const [first] = notificationStore.list()
  notificationStore.markRead(new Set([first?.id ?? '']))
  source.show({ id: 'nonce-5', kind: 'executed', title: 'Executed', href: '/a' })
  stop()
  expect(notificationStore.list()).toMatchObject([{ id: first?.id, title: 'Executed', isRead: false }])
})

test('behavior: what is older than ninety days is removed', () => {
  const source = createToastStore()
  let now = 0
  const stop = recordToasts(source, () => now)
  source.show({ kind: 'failure', title: 'Old' })
  now = 91 * DAY_MS
  source.show({ kind: 'failure', title: 'New' })
  stop()
  expect(notificationStore.list().map(({ title }) => title)).toEqual(['New'])
})

test('behavior: the signature of this page replaces the report of the service that it is needed, not other reports', () => {
  const [href, at] = ['/safes/dev1:0x01/transactions/0x02', 1000]
  const report = { kind: 'event' as const, title: 'Your signature is needed', detail: null, at, isRead: false }
  notificationStore.add({ ...report, id: 'own', href })
  notificationStore.add({ ...report, id: 'other', href: `${href}3` })
  const source = createToastStore()
  const stop = recordToasts(source, () => at)
  source.show({ kind: 'signed', title: 'Signed', href })
  stop()
  expect(notificationStore.list().map(({ title, href: page }) => [title, page])).toEqual([
    ['Signed', href],
    ['Your signature is needed', `${href}3`],
  ])
})
