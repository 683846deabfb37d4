import { Modal } from '@mantine/core'
import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from './keepFocus.ts'

/** Its window closes before its answer has arrived. */
const wallet = { answer: () => {} }

type Part = 'dialog' | 'question' | 'busy' | 'left'

/** A page with all that goes away: a dialog with another above it, a button that waits, rows, the page itself. */
function Shell() {
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set())
  const [rows, setRows] = useState([1, 2, 3])
  const turn = (part: Part) => () => setParts((now) => new Set([...now].filter((one) => one !== part)).add(part))
  const end = (part: Part) => () => setParts((now) => new Set([...now].filter((one) => one !== part)))
  useEffect(keepFocus, [])
  const ask = () => {
    turn('busy')()
    turn('question')()
  }
  return (
    <>
      <a href="#start">Start</a>
      <main id="main" tabIndex={-1}>
        {parts.has('left') ? (
          <h1>Next page</h1>
        ) : (
          <>
            <h1>First page</h1>
            <button onClick={turn('dialog')}>Open</button>
            <button disabled={parts.has('busy')} onClick={ask}>
              Sign
            </button>
            <button onClick={turn('left')}>Leave</button>
            <ol>
              {rows.map((row) => (
                <li key={row}>
                  <input aria-label={`Field ${row}`} />
                  <button onClick={() => setRows(rows.filter((one) => one !== row))}>Remove {row}</button>
                </li>
              ))}
            </ol>
          </>
        )}
      </main>
      <p>Nothing to press</p>
      {parts.has('dialog') && (
        <Modal opened onClose={end('dialog')} title="Dialog">
          <button onClick={turn('question')}>Ask</button>
        </Modal>
      )}
      {parts.has('question') && (
        <Modal opened onClose={() => {}} title="Wallet">
          <button
            data-autofocus
            onClick={() => {
              end('question')()
              wallet.answer = end('busy')
            }}
          >
            Yes
          </button>
        </Modal>
      )}
    </>
  )
}

const open = () =>
  render(
    <CountersignProvider>
      <Shell />
    </CountersignProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function press(name: string): Promise<void> {
  const element = button(name).element()
  if (!(element instanceof HTMLElement)) throw new Error(`${name} is no button.`)
  element.focus()
  await userEvent.keyboard('{Enter}')
}

test('behavior: a dialog gives the focus back to what opened it, one above another to the one below', async () => {
  await open()
  await press('Open')
  await expect.element(page.getByRole('dialog', { name: 'Dialog' })).toBeVisible()
  await press('Ask')
  await expect.element(button('Yes')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Ask')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Open')).toHaveFocus()
})

test('behavior: a button that waited for the wallet has the focus again when it can be pressed again', async () => {
  await open()
  await press('Sign')
  await expect.element(button('Yes')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Yes')).not.toBeInTheDocument()
  await expect.element(button('Sign')).toBeDisabled()
  wallet.answer()
  await expect.element(button('Sign')).toBeEnabled()
  await expect.element(button('Sign')).toHaveFocus()
})

test('behavior: whoever removes a row is in the next one, or in the one before', async () => {
  await open()
  await press('Remove 2')
  await expect.element(page.getByRole('textbox', { name: 'Field 3' })).toHaveFocus()
  await press('Remove 3')
  await expect.element(page.getByRole('textbox', { name: 'Field 1' })).toHaveFocus()
})

test('behavior: who was somewhere already when it began stays there as well', async () => {
  const field = document.body.appendChild(document.createElement('button'))
  field.focus()
  const end = keepFocus()
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.ariaModal = 'true'
  dialog.tabIndex = -1
  dialog.focus()
  dialog.remove()
  await expect.poll(() => document.activeElement).toBe(field)
  end()
  field.remove()
})

test('behavior: a page that was left hands over to the heading of the next', async () => {
  await open()
  await press('Leave')
  await expect.element(page.getByRole('heading', { name: 'Next page' })).toHaveFocus()
})

test('behavior: whoever presses beside everything keeps the focus nowhere, whatever changes then', async () => {
  await open()
  await userEvent.click(page.getByRole('textbox', { name: 'Field 1' }))
  await userEvent.click(page.getByText('Nothing to press'))
  document.querySelector('ol')?.append(document.createElement('li'))
  // Later than anything that would move it: that happens within two frames of a change.
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(document.body)
})

function Suggesting() {
  const [isOpen, setOpen] = useState(false)
  useEffect(keepFocus, [])
  return (
    <main id="main" tabIndex={-1}>
      <input aria-label="Recipient" onFocus={() => setOpen(true)} onBlur={() => setOpen(false)} />
      {isOpen && <p>Somebody known</p>}
      <button>Next</button>
    </main>
  )
}

test('behavior: what closes with the field that is left does not bring the focus back to it', async () => {
  await render(<Suggesting />)
  await userEvent.click(page.getByRole('textbox', { name: 'Recipient' }))
  await expect.element(page.getByText('Somebody known')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('Somebody known')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})
