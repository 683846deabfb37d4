import { CountersignProvider } from '@countersign/ui'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RemoveMessageDialog } from './RemoveMessageDialog.tsx'

const signature = {
  owner: '0x00000000000000000000000000000000000000AA',
  data: `0x${'11'.repeat(65)}`,
  receivedAt: 0,
} as const

it('behavior: what is lost is said, and nothing goes before somebody agrees', async () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const screen = await render(
    <CountersignProvider>
      <RemoveMessageDialog kept={{ signatures: [signature], offer: null }} {...{ onClose, onConfirm }} />
    </CountersignProvider>,
  )
  await expect.element(screen.getByText('No service has it. The message and 1 signature are lost')).toBeVisible()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await screen.getByRole('button', { name: 'Remove' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('behavior: of what the service took only the copy goes', async () => {
  const offer = { at: 0, result: 'taken', words: '' } as const
  const nothing = () => {}
  const screen = await render(
    <CountersignProvider>
      <RemoveMessageDialog kept={{ signatures: [], offer }} onClose={nothing} onConfirm={nothing} />
    </CountersignProvider>,
  )
  await expect.element(screen.getByText('only the copy of this browser goes', { exact: false })).toBeVisible()
})
