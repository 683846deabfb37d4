import { CountersignProvider } from '@countersign/ui'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RemoveMessageDialog } from './RemoveMessageDialog.tsx'

const signature = {
  owner: '0x00000000000000000000000000000000000000AA',
  data: `0x${'11'.repeat(65)}`,
  receivedAt: 0,
} as const

it('behavior: the dialog says what is lost, and nothing is removed before the user confirms', async () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const screen = await render(
    <CountersignProvider>
      <RemoveMessageDialog kept={{ signatures: [signature], offer: null }} {...{ onClose, onConfirm }} />
    </CountersignProvider>,
  )
  await expect
    .element(screen.getByText('No service has this message. The message and 1 signature are lost'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await screen.getByRole('button', { name: 'Remove' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('behavior: of a message that the service has, only this browser’s copy is removed', async () => {
  const offer = { at: 0, result: 'taken', words: '' } as const
  const nothing = () => {}
  const screen = await render(
    <CountersignProvider>
      <RemoveMessageDialog kept={{ signatures: [], offer }} onClose={nothing} onConfirm={nothing} />
    </CountersignProvider>,
  )
  await expect.element(screen.getByText('only the copy in this browser is removed', { exact: false })).toBeVisible()
})
