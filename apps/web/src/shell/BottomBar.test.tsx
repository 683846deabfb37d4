import index from '../../index.html?raw'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInAccount } from '../testing/renderInAccount.tsx'
import { BottomBar } from './BottomBar.tsx'

afterEach(() => document.documentElement.style.removeProperty('--cs-safe-bottom'))

test('behavior: the entries of the bottom bar keep their height above the edge that the device covers', async () => {
  await page.viewport(390, 844)
  const { screen } = await renderInAccount(
    <BottomBar account={null} counts={{ needsYou: 0, queued: undefined }} />,
    '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    () => {},
  )
  const link = () =>
    screen
      .getByRole('link', { name: /Accounts/ })
      .element()
      .getBoundingClientRect()
  const { height } = link()
  expect(height).toBeGreaterThanOrEqual(44)
  document.documentElement.style.setProperty('--cs-safe-bottom', '34px')
  await expect.poll(() => innerHeight - link().bottom).toBe(34)
  expect(link().height).toBe(height)
})

test('behavior: the page is drawn below the edges of the screen, so that the insets of the device have values', () => {
  const viewport = new DOMParser().parseFromString(index, 'text/html').querySelector('meta[name=viewport]')
  expect(viewport?.getAttribute('content')).toContain('viewport-fit=cover')
})
