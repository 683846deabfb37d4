import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { ReviewProvider } from '../context/ReviewContext.tsx'
import { ProveOwner } from './ProveOwner.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('error: a signature that proves nothing shows the reason at its field', async () => {
  const { screen } = await renderInAccount(
    <ReviewProvider transaction={null} asked={null} details={null} draft={null} onStored={() => {}}>
      <ProveOwner owner={owner} isContract={false} account={safe} version="1.4.1" block={16n} onClose={() => {}} />
    </ReviewProvider>,
    safe,
    seedAccount,
  )
  const field = screen.getByRole('textbox', { name: 'Signature' })
  await expect.element(field).not.toHaveAttribute('aria-describedby')
  await field.fill('seven')
  await screen.getByRole('button', { name: 'Verify' }).click()
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /Not proven ?This is not a signature. A signature is 0x followed by hex digits; the field contains seven\.$/,
    )
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})
