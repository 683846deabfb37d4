import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { RejectDialog } from './RejectDialog.tsx'

test('behavior: rejecting says what is rejected, and passes on the reason', async () => {
  const onReject = vi.fn()
  const { screen } = await renderInAccount(
    <RejectDialog nonce={5n} title="Send 2,500.00 TUSD to Kestrel Audits" onClose={() => {}} onReject={onReject} />,
    '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
    () => {},
  )
  const dialog = screen.getByRole('dialog', { name: 'Reject transaction 5?' })
  await expect.element(dialog.getByText('You reject: Send 2,500.00 TUSD to Kestrel Audits.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill(' The invoice is wrong ')
  await dialog.getByRole('button', { name: 'Continue to review' }).click()
  expect(onReject).toHaveBeenCalledExactlyOnceWith('The invoice is wrong')
})

test('behavior: Escape does not discard a reason that was begun', async () => {
  const onClose = vi.fn()
  const { screen } = await renderInAccount(
    <RejectDialog nonce={5n} title="Send 2,500.00 TUSD to Kestrel Audits" onClose={onClose} onReject={() => {}} />,
    '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
    () => {},
  )
  await screen.getByLabelText('Reason').fill('The invoice')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('The invoice')
})
