import { expect, test, vi } from 'vitest'
import { createToastStore } from './toastStore.ts'

test('behavior: toasts keep their order, and one with a known id takes its place', () => {
  const store = createToastStore()
  store.show({ kind: 'info', title: 'Submitted', id: 'nonce-41' })
  store.show({ kind: 'info', title: 'Other' })
  store.show({ kind: 'executed', title: 'Executed', id: 'nonce-41' })
  expect(store.list().map(({ title }) => title)).toEqual(['Executed', 'Other'])
})

test('behavior: listeners hear of changes only, and no more once they leave', () => {
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
