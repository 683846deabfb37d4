import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { SourceSection } from './SourceSection.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: the choice of the data source is described by its explanation', async () => {
  const { screen } = await renderInAccount(<SourceSection />, safe, () => {})
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Data source' }))
    .toHaveAccessibleDescription(/^Automatic uses the service/)
})
