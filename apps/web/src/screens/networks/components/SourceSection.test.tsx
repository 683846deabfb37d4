import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { SourceSection } from './SourceSection.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: what the choice of who answers means is told with it', async () => {
  const { screen } = await renderInAccount(<SourceSection />, safe, () => {})
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Who answers' }))
    .toHaveAccessibleDescription(/^Automatic asks the service/)
})
