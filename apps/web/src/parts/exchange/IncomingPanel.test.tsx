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

test('behavior: what cannot be read is told at every way in, once', async () => {
  const screen = await render(panelOf({}))
  await ways[1]!.click()
  const text = page.getByRole('textbox', { name: 'Share link, file or code as text' })
  for (const way of [...ways, text]) await expect.element(way).not.toHaveAttribute('aria-describedby')
  await screen.rerender(panelOf({ problem: 'This is no share link.' }))
  for (const way of [...ways, text]) await expect.element(way).toHaveAccessibleDescription('This is no share link.')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('behavior: a passphrase that does not open is told at its field, beside what the field says anyway', async () => {
  const locked = { sealed: new Uint8Array(), key: null }
  const screen = await render(panelOf({ locked }))
  const field = page.getByRole('textbox', { name: 'Passphrase' })
  await expect.element(field).toHaveAccessibleDescription('Whoever sent the link tells it to you another way.')
  await screen.rerender(panelOf({ locked, problem: 'It does not open.' }))
  await expect.element(field).toHaveAccessibleDescription(/^It does not open\. Whoever sent the link/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('It does not open.')
  for (const way of ways) await expect.element(way).not.toHaveAttribute('aria-describedby')
})
