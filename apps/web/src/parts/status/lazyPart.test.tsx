import { toasts } from '@countersign/ui'
import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazyPart.tsx'

const Words = () => <p>Here it is</p>
afterEach(() => {
  vi.useRealTimers()
  toasts.clear()
})

test('behavior: a part that did not arrive is asked for again by itself, and is no longer said to be missing when it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let asked = 0
  let isMissing = true
  const Part = lazyPart(() => {
    asked += 1
    return isMissing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Words })
  })
  const screen = await render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.poll(() => toasts.list().length).toBe(1)
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => asked).toBe(2)
  const [said] = toasts.list()
  toasts.dismiss('missing-part')
  isMissing = false
  // What the user has dismissed is not said every ten seconds.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  expect([said?.title, toasts.list()]).toEqual(['A part of this page did not arrive', []])
  vi.advanceTimersByTime(10_000)
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  expect([asked, toasts.list(), vi.getTimerCount()]).toEqual([3, [], 0])
})

test('behavior: a part that arrives later takes back what was said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isMissing = true
  const Part = lazyPart(() =>
    isMissing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Words }),
  )
  const screen = await render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.poll(() => toasts.list().length).toBe(1)
  isMissing = false
  vi.advanceTimersByTime(10_000)
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  await expect.poll(() => toasts.list()).toEqual([])
})

test('behavior: another part that arrives does not take back what was said about a dialog', async () => {
  const Other = lazyPart(() => Promise.resolve({ default: Words }))
  let isMissing = true
  const Dialog = lazyPart<{ onClose: () => void }>(() =>
    isMissing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: () => <p>A dialog</p> }),
  )
  function Host({ hasOther }: { hasOther: boolean }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <Suspense>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
        {hasOther && <Other />}
      </Suspense>
    )
  }
  const screen = await render(<Host hasOther={false} />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(() => toasts.list().length).toBe(1)
  await screen.rerender(<Host hasOther />)
  await expect.element(screen.getByText('Here it is')).toBeVisible()
  expect(toasts.list().map(({ title }) => title)).toEqual(['A part of this page did not arrive'])
  isMissing = false
  await open.click()
  await expect.element(screen.getByText('A dialog')).toBeVisible()
  await expect.poll(() => toasts.list()).toEqual([])
})
