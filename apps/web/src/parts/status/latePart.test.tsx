import { toasts } from '@countersign/ui'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { latePart } from './latePart.tsx'

const Words = ({ onClose: _ }: { onClose: () => void }) => <p>Here it is</p>
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
afterEach(() => toasts.clear())

test('behavior: a late part is shown in the frame after its code arrives', async () => {
  let arrive = () => {}
  const Part = latePart(async () => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return { default: Words }
  })
  const screen = await render(<Part onClose={() => {}} />)
  expect(screen.getByText('Here it is').query()).toBeNull()
  arrive()
  for (let count = 0; count < 3; count++) await frame()
  expect(screen.getByText('Here it is').query()).not.toBeNull()
})

test('error: a late part that does not arrive is closed and said, and is asked for again when it opens again', async () => {
  let isMissing = true
  const Part = latePart(() =>
    isMissing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Words }),
  )
  function Host() {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? <Part onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>Open</button>
  }
  const screen = await render(<Host />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => toasts.list().length).toBe(1)
  isMissing = false
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Here it is')).toBeVisible()
})
