import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { IncomingPanel } from './IncomingPanel.tsx'
import type { IncomingState } from './useIncoming.ts'

const idle: IncomingState = { problem: null, locked: null, isBusy: false, progress: 0, parts: 0 }
const panelOf = (change: Partial<IncomingState>) => (
  <CountersignProvider>
    <IncomingPanel state={{ ...idle, ...change }} title="Read" onText={() => {}} onPassphrase={() => {}} />
  </CountersignProvider>
)
const ways = ['Scan', 'Paste', 'File'].map((name) => page.getByRole('button', { name }))

test('behavior: an unreadable input is reported at every control that reads one, with one message', async () => {
  const screen = await render(panelOf({}))
  await ways[1]!.click()
  const text = page.getByRole('textbox', { name: 'Share link, file or code as text' })
  for (const way of [...ways, text]) await expect.element(way).not.toHaveAttribute('aria-describedby')
  await screen.rerender(panelOf({ problem: 'This is not a share link.' }))
  for (const way of [...ways, text]) await expect.element(way).toHaveAccessibleDescription('This is not a share link.')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('behavior: a wrong passphrase is reported at its field, together with the field’s description', async () => {
  const locked = { sealed: new Uint8Array(), key: null }
  const screen = await render(panelOf({ locked }))
  const field = page.getByRole('textbox', { name: 'Passphrase' })
  await expect.element(field).toHaveAccessibleDescription('Ask the sender for it, outside this page.')
  await screen.rerender(panelOf({ locked, problem: 'The passphrase is wrong.' }))
  await expect.element(field).toHaveAccessibleDescription(/^The passphrase is wrong\. Ask the sender/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The passphrase is wrong.')
  for (const way of ways) await expect.element(way).not.toHaveAttribute('aria-describedby')
})
