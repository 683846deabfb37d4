import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { TextInput } from '@mantine/core'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FormModal } from './FormModal.tsx'

async function open() {
  const onClose = vi.fn()
  await render(
    <CountersignProvider>
      <FormModal opened onClose={onClose} title="Add contact">
        <TextInput label="Name" data-autofocus />
      </FormModal>
    </CountersignProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  return onClose
}

const pressBeside = () => document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('behavior: an unedited dialog closes on Escape and on a click outside', async () => {
  const onClose = await open()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  pressBeside()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('behavior: an edited dialog closes only by its own buttons', async () => {
  const onClose = await open()
  await userEvent.keyboard('Cedar{Escape}')
  pressBeside()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cedar')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
})
