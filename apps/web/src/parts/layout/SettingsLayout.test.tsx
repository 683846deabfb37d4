import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lastAccountStore } from '../../data/storage/lastAccount.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const widthBefore = innerWidth
afterEach(async () => {
  lastAccountStore.set(null)
  await page.viewport(widthBefore, innerHeight)
})

test('behavior: every part of the settings is one press away, and the set-up of the last account too', async () => {
  await page.viewport(1440, 900)
  lastAccountStore.set({ chainId: '31337', safe })
  const { screen } = await renderInAccount(
    <SettingsLayout title="Appearance" subtitle="Colours">
      <p>content</p>
    </SettingsLayout>,
    safe,
    () => {},
  )
  const links = screen.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'General',
    'Appearance',
    'Networks and service',
    'App permissions',
    'Your data',
    'This build',
    'Owners and set-up',
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Owners and set-up' }))
    .toHaveAttribute('href', `/safes/dev1:${safe}/setup`)
  await expect.element(screen.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible()
})

test('behavior: on a narrow screen a part leads back to the list of all parts', async () => {
  await page.viewport(390, 844)
  const { screen } = await renderInAccount(
    <SettingsLayout title="Appearance" subtitle="Colours">
      <p>content</p>
    </SettingsLayout>,
    safe,
    () => {},
  )
  await expect.element(screen.getByRole('link', { name: 'All settings' })).toHaveAttribute('href', '/settings')
  await expect.element(screen.getByRole('navigation', { name: 'Parts of the settings' })).not.toBeInTheDocument()
})
