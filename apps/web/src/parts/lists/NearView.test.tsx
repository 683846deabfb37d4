import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NearView } from './NearView.tsx'

const PARTS = 40
const HEIGHT = 1000

const list = () => (
  <main>
    {Array.from({ length: PARTS }, (_none, part) => (
      <NearView
        key={part}
        height={HEIGHT}
        isFirst={part === 0}
        render={() => (
          <div style={{ height: HEIGHT }}>
            <button>Part {part}</button>
          </div>
        )}
      />
    ))}
  </main>
)

const drawn = () => document.querySelectorAll('main button').length

test('behavior: only the parts near the visible area are drawn, and nothing moves', async () => {
  const screen = await render(list())
  await expect.element(screen.getByRole('button', { name: 'Part 0', exact: true })).toBeVisible()
  await expect.poll(drawn).toBeGreaterThan(1)
  expect(drawn()).toBeLessThan(10)
  scrollTo(0, 30 * HEIGHT)
  await expect.element(screen.getByRole('button', { name: 'Part 30', exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector('main')?.textContent?.includes('Part 0')).toBe(false)
  expect(drawn()).toBeLessThan(12)
  expect(Math.abs((document.querySelector('main')?.offsetHeight ?? 0) - PARTS * HEIGHT)).toBeLessThan(2)
})

test('behavior: parts that come near at once are drawn one after another, in frames of their own', async () => {
  const screen = await render(list())
  await expect.poll(drawn).toBeGreaterThan(1)
  const added: number[] = []
  let before = drawn()
  let isWatched = true
  const watch = () => {
    added.push(drawn() - before)
    before = drawn()
    if (isWatched) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  scrollTo(0, 30 * HEIGHT)
  await expect.element(screen.getByRole('button', { name: 'Part 30', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Part 32', exact: true })).toBeInTheDocument()
  isWatched = false
  expect(Math.max(...added)).toBe(1)
})

test('behavior: the focused part stays, so that the keyboard does not lose its place', async () => {
  const screen = await render(list())
  const first = screen.getByRole('button', { name: 'Part 0', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus({ preventScroll: true })
  scrollTo(0, 30 * HEIGHT)
  await expect.element(screen.getByRole('button', { name: 'Part 30', exact: true })).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Part 0')
})
