import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { ReviewProvider } from '../context/ReviewContext.tsx'
import { SafeTxGasEdit } from './SafeTxGasEdit.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: a typed value that is not applied yet is announced', async () => {
  const { screen } = await renderInAccount(
    <ReviewProvider transaction={null} asked={null} details={null} draft={null} onStored={() => {}}>
      <SafeTxGasEdit current={90_000n} onApply={() => {}} />
    </ReviewProvider>,
    safe,
    seedAccount,
  )
  const field = screen.getByRole('textbox', { name: /^safeTxGas/ })
  await expect.element(field).toHaveAccessibleDescription(/^With more than 0, .*from version 1\.3\.0 on\)\.$/)
  await field.fill('95000')
  await expect.element(field).toHaveAccessibleDescription(/Not applied yet: .* sign, safeTxGas 90,000\.$/)
})
