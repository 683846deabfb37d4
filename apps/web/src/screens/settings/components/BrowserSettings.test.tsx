import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { BrowserSettings } from './BrowserSettings.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: each setting has a description', async () => {
  const { screen } = await renderInAccount(<BrowserSettings />, safe, () => {})
  await expect
    .element(screen.getByRole('combobox', { name: 'Currency' }))
    .toHaveAccessibleDescription('The currency of all fiat values.')
  const texts = {
    'Keyboard shortcuts': /No shortcut signs\.$/,
    'Network prefix': /^Copied addresses begin with the network/,
    'Messages on chain': /^A message that an app requests becomes/,
  }
  for (const [name, text] of Object.entries(texts))
    await expect.element(screen.getByRole('switch', { name })).toHaveAccessibleDescription(text)
})
