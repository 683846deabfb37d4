import { addTranslator, setLanguage } from '@countersign/primitives'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { german } from '../german.ts'
import { ConnectButton } from '../react/ConnectButton.tsx'
import { ConnectProvider } from '../react/ConnectProvider.tsx'
import { chainOf } from '../testing/chainOf.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'

beforeEach(() => page.viewport(1200, 900))
afterEach(async () => {
  await page.viewport(414, 896)
  addTranslator('en', () => undefined)
  setLanguage('en')
})

const draw = (config: Partial<ConnectConfig>) =>
  render(
    <ConnectProvider config={{ app: { name: 'Example' }, chains: [chainOf()], ...config }}>
      <ConnectButton />
    </ConnectProvider>,
  )

test('behavior: `language` draws the button and its dialogs in German, atoms included', async () => {
  const screen = await draw({ language: german })
  await screen.getByRole('button', { name: 'Wallet verbinden' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Wallet verbinden' })
  await expect.element(dialog.getByText('Wallet wählen')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible()
})

test('behavior: `texts` replaces single words, and the others stay', async () => {
  const screen = await draw({
    texts: {
      'connect-button': { connect: 'Log in' },
      'wallet-connect': { title: 'Choose how to log in', chooseText: (app) => `${app} sees your address.` },
    },
  })
  await screen.getByRole('button', { name: 'Log in' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Choose how to log in' })
  await expect.element(dialog.getByText('Example sees your address.')).toBeVisible()
  await expect.element(dialog.getByText('Choose a wallet')).toBeVisible()
})

test('behavior: `texts` replaces words of the chosen language too', async () => {
  const screen = await draw({ language: german, texts: { 'connect-button': { connect: 'Anmelden' } } })
  await screen.getByRole('button', { name: 'Anmelden' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
})
