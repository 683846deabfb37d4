import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { AddAppPanel } from './AddAppPanel.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('error: an address without an app shows the reason at its field', async () => {
  const { screen } = await renderInAccount(<AddAppPanel initial="" listed={[]} onClose={() => {}} />, safe, () => {})
  const field = screen.getByRole('textbox', { name: 'Address' })
  await field.fill('https://localhost:65535')
  await expect.element(field).toHaveAccessibleDescription(/doesn't support Safe App functionality\./)
})
