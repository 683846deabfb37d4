import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
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
  await vi.waitFor(() => {
    vi.advanceTimersByTime(10_000)
    expect(store.list().map(({ title }) => title)).toEqual(['Failed'])
  })
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toHaveLength(1)
  vi.useRealTimers()
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
