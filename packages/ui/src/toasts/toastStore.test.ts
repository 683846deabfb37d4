import { expect, test, vi } from 'vitest'
import { createToastStore } from './toastStore.ts'

test('behavior: toasts keep their order, and one with a known id replaces the earlier one', () => {
  const store = createToastStore()
  store.show({ kind: 'info', title: 'Submitted', id: 'nonce-41' })
  store.show({ kind: 'info', title: 'Other' })
  store.show({ kind: 'executed', title: 'Executed', id: 'nonce-41' })
  expect(store.list().map(({ title }) => title)).toEqual(['Executed', 'Other'])
})

test('behavior: listeners are called on changes only, and not after they unsubscribe', () => {
  const store = createToastStore()
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  const id = store.show({ kind: 'failure', title: 'Failed' })
  store.dismiss('unknown')
  store.dismiss(id)
  leave()
  store.show({ kind: 'info', title: 'Later' })
  expect(listener).toHaveBeenCalledTimes(2)
})
