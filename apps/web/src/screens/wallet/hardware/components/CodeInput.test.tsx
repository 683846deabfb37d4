import { CountersignProvider } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HardwareError } from '../HardwareError.ts'
import { CodeInput } from './CodeInput.tsx'

test('error: a refused code shows the reason at both inputs', async () => {
  const answer = () => ({ progress: 0, problem: new HardwareError('bad-code') })
  const screen = await render(
    <CountersignProvider>
      <CodeInput label="Camera picture" onCode={answer} />
    </CountersignProvider>,
  )
  const scan = screen.getByRole('button', { name: 'Scan with the camera' })
  const text = screen.getByRole('textbox', { name: 'Or paste the code as text' })
  for (const way of [scan, text]) await expect.element(way).not.toHaveAttribute('aria-describedby')
  await text.fill('ur:nothing')
  await screen.getByRole('button', { name: 'Use the pasted code' }).click()
  for (const way of [scan, text])
    await expect.element(way).toHaveAccessibleDescription(/^The code could not be read: it is not from a wallet/)
})
