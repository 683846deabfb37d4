import { checksumAddress } from '@countersign/primitives'
import { expect, test, vi } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { MessageBar } from './MessageBar.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const owner = checksumAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')

async function show(mustCompare: boolean) {
  const sign = vi.fn(async () => {})
  const { screen } = await renderInAccount(
    <MessageBar
      subject={{ chainId: '31337', safe, hash: `0x${'ab'.repeat(32)}` }}
      situation={{ wallet: owner, owners: [owner], threshold: 1, signed: [], isConfirmed: false }}
      verdict={{ dangers: [], blocking: [], stop: null, comparison: { isMissing: mustCompare } }}
      actions={{ busy: null, error: null, dismissError: () => {}, sign, redeliver: async () => {} }}
      complete={null}
      remove={null}
      undelivered={null}
    />,
    safe,
    () => {},
  )
  return { screen, sign }
}

test('error: S18 the message cannot be signed before the device was compared, if the comparison is required', async () => {
  const { screen, sign } = await show(true)
  const button = screen.getByRole('button', { name: 'Compare, then sign' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(sign).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Sign message' }).query()).toBeNull()
})

test('behavior: after the comparison, or if it is optional, the button signs', async () => {
  const { screen, sign } = await show(false)
  await screen.getByRole('button', { name: 'Sign message' }).click()
  expect(sign).toHaveBeenCalledOnce()
})
