import '@countersign/ui/styles.css'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Strips } from './Strips.tsx'

let arrive = () => {}

function Page({ above = 300 }: { above?: number }) {
  const [hasStrip, setStrip] = useState(false)
  useEffect(() => {
    arrive = () => setStrip(true)
  }, [])
  return (
    <div style={{ minHeight: 'calc(100vh + var(--cs-late, 0px))' }}>
      <a className="cs-skip-link" href="#main">
        Skip to content
      </a>
      <Strips account={null} expected={null}>
        {hasStrip && <p style={{ height: 80 }}>The service is behind.</p>}
      </Strips>
      <main id="main">
        <p style={{ height: above }}>Words</p>
        <button type="button">Act</button>
      </main>
    </div>
  )
}

afterEach(() => document.documentElement.style.removeProperty('--cs-topbar'))

async function open(above?: number) {
  document.documentElement.style.setProperty('--cs-topbar', '0px')
  const screen = await render(<Page {...(above === undefined ? {} : { above })} />)
  const top = (name: string) => screen.getByText(name).element().getBoundingClientRect().top
  const strip = screen.getByText('The service is behind.')
  return { screen, strip, top }
}

test('behavior: on a first visit the place of the strip about modules is reserved, until the user accepts them', async () => {
  const screen = await render(
    <>
      <Strips account="dev1:0x01" expected="modules">
        {null}
      </Strips>
      <main id="main">Words</main>
    </>,
  )
  const top = () => screen.getByText('Words').element().getBoundingClientRect().top
  expect(top()).toBeGreaterThan(45)
  await screen.rerender(
    <>
      <Strips account="dev1:0x01" expected="accepted">
        {null}
      </Strips>
      <main id="main">Words</main>
    </>,
  )
  await expect.poll(top).toBeLessThan(45)
})

test('behavior: a strip that arrives before the page is used moves the page down', async () => {
  const { strip, top } = await open()
  const before = top('Act')
  arrive()
  await expect.element(strip).toBeVisible()
  await expect.poll(() => top('Act')).toBeGreaterThan(before + 79)
  expect(scrollY).toBe(0)
})

test('behavior: a strip that arrives while the page is used moves nothing, and is visible', async () => {
  const { screen, strip, top } = await open()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  const before = top('Act')
  arrive()
  await expect.element(strip).toBeVisible()
  await expect.poll(() => Math.round(top('Act'))).toBe(Math.round(before))
  await expect.poll(() => Math.round(scrollY)).toBeGreaterThan(79)
  expect(top('The service is behind.')).toBeGreaterThanOrEqual(0)
  scrollTo({ top: 0 })
  await expect.poll(() => top('Act')).toBeGreaterThan(before + 79)
})

test('behavior: a strip never covers the focused element', async () => {
  const { screen, strip, top } = await open(10)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  const before = top('Act')
  arrive()
  await expect.element(strip).toBeVisible()
  await expect.poll(() => top('Act')).toBeGreaterThan(before + 79)
  expect(scrollY).toBe(0)
})

test('behavior: a strip does not scroll the skip link away while the link has the focus', async () => {
  const { screen, strip, top } = await open()
  await userEvent.keyboard('{Tab}')
  const link = screen.getByRole('link', { name: 'Skip to content' })
  await expect.element(link).toHaveFocus()
  const before = top('Skip to content')
  arrive()
  await expect.element(strip).toBeVisible()
  await expect.poll(() => Math.round(scrollY)).toBeGreaterThan(79)
  expect(top('Skip to content')).toBe(before)
  const { left, top: at } = link.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 20, at + 10)).toBe(link.element())
})
