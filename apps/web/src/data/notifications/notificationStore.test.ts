import { beforeEach, expect, test } from 'vitest'
import { type Notification, notificationStore } from './notificationStore.ts'

const note = (id: string, at: number): Notification => ({
  id,
  kind: 'info',
  title: id,
  detail: null,
  href: null,
  at,
  isRead: true,
})
const ids = () => notificationStore.list().map(({ id }) => id)

beforeEach(() => void notificationStore.clear())

test('behavior: deleted notifications return beside those that arrived meanwhile, newest first', () => {
  for (const at of [1, 2, 4]) notificationStore.put(note(String(at), at))
  const removed = notificationStore.clear()
  expect(ids()).toEqual([])
  notificationStore.put(note('3', 3))
  notificationStore.put({ ...note('2', 5), title: 'again' })
  notificationStore.restore(removed)
  expect(ids()).toEqual(['2', '4', '3', '1'])
  expect(notificationStore.list()[0]?.title).toBe('again')
})
