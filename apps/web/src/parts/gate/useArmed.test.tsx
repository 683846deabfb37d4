import { Button } from '@mantine/core'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { useArmed } from './useArmed.ts'

/** Longer than the interval at which the button's position is measured. */
const PRESS_MS = 250

async function open(act: () => void) {
  function Request() {
    const row = useRef<HTMLElement>(null)
    const { isArmed, guard } = useArmed(row)
    return (
      <footer ref={row}>
        <Button aria-disabled={!isArmed} data-disabled={!isArmed} onClick={guard(act)}>
          Review and sign
        </Button>
      </footer>
    )
  }
  const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
  const { screen } = await renderInAccount(<Request />, safe, () => {}, '/safes/$safe/queue', chainFixture())
  return screen.getByRole('button', { name: 'Review and sign' })
}

test('behavior: a slow press reaches the button, although the button moves a little when pressed', async () => {
  const act = vi.fn()
  const button = await open(act)
  await expect.element(button).toBeEnabled()
  await button.click({ delay: PRESS_MS })
  expect(act).toHaveBeenCalledOnce()
})

test('error: a press on a button that has just moved is ignored', async () => {
  const act = vi.fn()
  const button = await open(act)
  await expect.element(button).toBeEnabled()
  button.element().addEventListener('mousedown', () => (document.body.style.paddingTop = '5px'), { once: true })
  await button.click({ delay: PRESS_MS })
  document.body.style.paddingTop = ''
  expect(act).not.toHaveBeenCalled()
})
