import { expect, test } from 'vitest'
import { propose, treasury } from '../../../shared/testing/proposalFixture.ts'
import { renderInAccount } from '../../../shared/testing/renderInAccount.tsx'
import { seedAccount } from '../../../shared/testing/seedAccount.ts'
import { BulkItem } from './BulkItem.tsx'

test('behavior: what a transaction does is told with its tick', async () => {
  const { row } = await propose({ to: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', nonce: 5n, value: 10n ** 18n })
  const { screen } = await renderInAccount(
    <ol>
      <BulkItem transaction={row} review={null} isChosen onChoose={() => {}} />
    </ol>,
    treasury,
    seedAccount,
  )
  await expect
    .element(screen.getByRole('checkbox', { name: 'Execute nonce 5' }))
    .toHaveAccessibleDescription(/^5: Send 1\.00 ETH/)
})
