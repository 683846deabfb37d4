import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { BrowserSettings } from './BrowserSettings.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: what a setting does is told with it', async () => {
  const { screen } = await renderInAccount(<BrowserSettings />, safe, () => {})
  await expect
    .element(screen.getByRole('combobox', { name: 'Currency' }))
    .toHaveAccessibleDescription('Of every value in fiat.')
  const texts = {
    'Single keys': /No key signs\.$/,
    'Network prefix': /^Copied addresses begin with the network/,
    'Messages on chain': /^What apps ask to be signed/,
  }
  for (const [name, text] of Object.entries(texts))
    await expect.element(screen.getByRole('switch', { name })).toHaveAccessibleDescription(text)
})
