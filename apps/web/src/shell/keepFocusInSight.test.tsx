import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { keepFocusInSight } from './keepFocusInSight.ts'

const BAR = 60

/** A page with a bar at the bottom, and content above the field that appears only after `load`. */
function Page() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(keepFocusInSight, [])
  useEffect(() => {
    document.documentElement.style.scrollPaddingBottom = `${BAR + 8}px`
    return () => {
      document.documentElement.style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return (
    <main style={{ minHeight: '150vh' }}>
      <button onClick={() => setLoaded(true)}>Load</button>
      <div style={{ height: isLoaded ? window.innerHeight - 90 : 10 }} />
      <input aria-label="First" />
      <input aria-label="Second" onFocus={() => setTimeout(() => setLoaded(true), 50)} />
      <div style={{ height: isLoaded ? 600 : 200 }} />
      <div style={{ position: 'fixed', bottom: 0, left: 0, right: 0, height: BAR, background: 'gray' }}>Bar</div>
    </main>
  )
}

const second = () => page.getByRole('textbox', { name: 'Second' }).element().getBoundingClientRect()

test('behavior: a field that content pushes under the bar while it has the focus is scrolled above the bar', async () => {
  await render(<Page />)
  await userEvent.click(page.getByRole('textbox', { name: 'First' }))
  await userEvent.tab()
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight * 1.4)
  await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus()
  await expect.poll(() => second().top).toBeGreaterThan(100)
  await expect.poll(() => second().bottom).toBeLessThanOrEqual(window.innerHeight - BAR)
})

test('behavior: a reader who scrolled away from the field is not brought back to it', async () => {
  await render(<Page />)
  await userEvent.click(page.getByRole('textbox', { name: 'First' }))
  // Between the focus and the content, however long the key press takes to return.
  const wheel = () => setTimeout(() => dispatchEvent(new WheelEvent('wheel', { deltaY: 1 })))
  page.getByRole('textbox', { name: 'Second' }).element().addEventListener('focus', wheel, { once: true })
  await userEvent.tab()
  await expect.poll(() => second().top).toBeGreaterThan(window.innerHeight - BAR - 40)
  expect(window.scrollY).toBe(0)
})
