import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
import { chainOf } from '../testing/chainOf.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { ConnectProvider } from './ConnectProvider.tsx'
import { loadedDialogs } from './loadDialogs.ts'

const config = { app: { name: 'Example' }, chains: [chainOf()] }

it('behavior: the dialogs are loaded when the pointer reaches the button, and the press shows the list in its frame', async () => {
  const screen = await render(
    <ConnectProvider config={config}>
      <ConnectButton />
    </ConnectProvider>,
  )
  const button = screen.getByRole('button', { name: 'Connect wallet' })
  await button.hover()
  await expect.poll(loadedDialogs.get).not.toBeNull()
  // The second part, which was asked for in the same moment.
  await import('../connection/createConnection.ts')
  let shown = -1
  button.element().addEventListener('click', () =>
    requestAnimationFrame(() => {
      shown = document.querySelectorAll('dialog[open] [data-wallet]').length
    }),
  )
  await button.click()
  await expect.poll(() => shown).toBeGreaterThan(0)
})
