import { Modal } from '@mantine/core'
import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from './keepFocus.ts'

/** The window closes before its answer arrives. */
const wallet = { answer: () => {} }

type Part = 'dialog' | 'question' | 'busy' | 'left'

/** A page with everything that can disappear: nested dialogs, a waiting button, rows, the page itself. */
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
  if (!(element instanceof HTMLElement)) throw new Error(`${name} is not a button.`)
  element.focus()
  await userEvent.keyboard('{Enter}')
}

test('behavior: a closed dialog returns the focus to its opener, and a nested dialog to the one below', async () => {
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

test('behavior: a button that waited for the wallet gets the focus back when it is enabled again', async () => {
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

test('behavior: after a row is removed, the focus is in the next row, or in the one before', async () => {
  await open()
  await press('Remove 2')
  await expect.element(page.getByRole('textbox', { name: 'Field 3' })).toHaveFocus()
  await press('Remove 3')
  await expect.element(page.getByRole('textbox', { name: 'Field 1' })).toHaveFocus()
})

test('behavior: an element that had the focus at the start keeps it too', async () => {
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

test('behavior: after a page change, the focus is on the heading of the next page', async () => {
  await open()
  await press('Leave')
  await expect.element(page.getByRole('heading', { name: 'Next page' })).toHaveFocus()
})

test('behavior: after a click outside all elements, later changes do not move the focus', async () => {
  await open()
  await userEvent.click(page.getByRole('textbox', { name: 'Field 1' }))
  await userEvent.click(page.getByText('Nothing to press'))
  document.querySelector('ol')?.append(document.createElement('li'))
  // Waits longer than a focus change, which happens within two frames of a change.
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(document.body)
})

function Suggesting() {
  const [isOpen, setOpen] = useState(false)
  useEffect(keepFocus, [])
  return (
    <main id="main" tabIndex={-1}>
      <input aria-label="Recipient" onFocus={() => setOpen(true)} onBlur={() => setOpen(false)} />
      {isOpen && <p>Known owner</p>}
      <button>Next</button>
    </main>
  )
}

test('behavior: a list that closes when its field is left does not move the focus back to the field', async () => {
  await render(<Suggesting />)
  await userEvent.click(page.getByRole('textbox', { name: 'Recipient' }))
  await expect.element(page.getByText('Known owner')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('Known owner')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})
