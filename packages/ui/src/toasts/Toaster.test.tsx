import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
import { focusNewestToast } from './focusNewestToast.ts'
import { Toaster } from './Toaster.tsx'
import { createToastStore } from './toastStore.ts'

test('behavior: at most three are shown; closing one shows the next', async () => {
  const store = createToastStore()
  const screen = await render(<Toaster store={store} />)
  for (const title of ['One', 'Two', 'Three', 'Four']) store.show({ kind: 'failure', title })
  await expect.element(screen.getByText('Three')).toBeVisible()
  await expect.element(screen.getByText('Four')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close: One' }).click()
  await expect.element(screen.getByText('Four')).toBeVisible()
})

test('behavior: information closes after some time, a failure stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = createToastStore()
  await render(<Toaster store={store} />)
  store.show({ kind: 'info', title: 'Saved' })
  store.show({ kind: 'failure', title: 'Failed' })
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(10_000)
      expect(store.list().map(({ title }) => title)).toEqual(['Failed'])
    },
    { timeout: 15_000 },
  )
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toHaveLength(1)
  vi.useRealTimers()
})

test('behavior: after a key, the newest toast with an action waits; the next toast or a pointer ends the wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const titles = () => store.list().map(({ title }) => title)
  const undo = { label: 'Undo', onClick: () => {} }
  const store = createToastStore()
  const screen = await render(<Toaster store={store} />)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  store.show({ kind: 'info', title: 'Removed', action: undo })
  await expect.element(screen.getByText('Removed')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Removed'])
  store.show({ kind: 'info', title: 'Emptied', action: undo })
  await expect.element(screen.getByText('Emptied')).toBeVisible()
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(10_000)
      expect(titles()).toEqual(['Emptied'])
    },
    { timeout: 15_000 },
  )
  window.dispatchEvent(new PointerEvent('pointerdown'))
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(10_000)
      expect(titles()).toEqual([])
    },
    { timeout: 15_000 },
  )
  vi.useRealTimers()
})

test('behavior: the focus goes to the action of the newest toast and returns, also when the action closes it', async () => {
  const store = createToastStore()
  const undo = vi.fn<() => void>()
  expect(focusNewestToast()).toBe(false)
  const screen = await render(
    <>
      <button type="button">Discard</button>
      <Toaster store={store} />
    </>,
  )
  const discard = screen.getByRole('button', { name: 'Discard' })
  store.show({ kind: 'failure', title: 'Earlier' })
  store.show({ kind: 'info', title: 'Removed', action: { label: 'Undo', onClick: undo } })
  const action = screen.getByRole('button', { name: 'Undo' })
  await expect.element(action).toHaveAccessibleDescription('Removed')
  discard.element().focus()
  expect(focusNewestToast()).toBe(true)
  await expect.element(action).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(discard).toHaveFocus()
  expect(focusNewestToast()).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(discard).toHaveFocus()
  expect(store.list().map(({ title }) => title)).toEqual(['Earlier'])
})

test('behavior: the link navigates inside the app and closes the toast', async () => {
  const store = createToastStore()
  const navigate = vi.fn<(href: string) => void>()
  const screen = await render(<Toaster store={store} onNavigate={navigate} />)
  store.show({ kind: 'signed', title: 'Jun signed', href: '/queue/41', linkLabel: 'Review' })
  await screen.getByRole('link', { name: 'Review' }).click()
  expect(navigate).toHaveBeenCalledWith('/queue/41')
  expect(store.list()).toHaveLength(0)
})
