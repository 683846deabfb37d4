import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ActBar } from './ActBar.tsx'

const stop = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  hash: `0x${'c'.repeat(64)}`,
  reason: 'The wallet signed something else. '.repeat(20),
  at: 1_795_000_000_000,
} as const

const open = () =>
  render(
    <CountersignProvider>
      <ActBar error={null} onDismiss={() => {}} stop={stop} ring={null} title="You can sign">
        <button type="button">Sign</button>
      </ActBar>
    </CountersignProvider>,
  )

afterEach(() => document.documentElement.style.removeProperty('--cs-safe-bottom'))

test('behavior: a long stop stays in a window of 640 × 360 pixels, which 1280 × 720 has at 200 % zoom, and scrolls', async () => {
  await page.viewport(640, 360)
  const screen = await open()
  const note = screen.getByRole('alert')
  await expect.poll(() => note.element().parentElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(52)
  await screen.getByRole('checkbox').click()
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})

test('behavior: the bar and what is above it are clear of the edge that the device covers', async () => {
  await page.viewport(390, 844)
  const screen = await open()
  const bottom = () => screen.getByRole('alert').element().parentElement?.getBoundingClientRect().bottom ?? 0
  const actEnd = () =>
    screen.getByRole('button', { name: 'Sign', exact: true }).element().getBoundingClientRect().bottom
  const before = bottom()
  document.documentElement.style.setProperty('--cs-safe-bottom', '34px')
  await expect.poll(() => before - bottom()).toBe(34)
  expect(innerHeight - actEnd()).toBeGreaterThanOrEqual(34)
})
