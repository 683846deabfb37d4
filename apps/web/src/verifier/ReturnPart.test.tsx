import { CountersignProvider } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReturnPart } from './ReturnPart.tsx'

test('error: what is wrong with a signature is told at its field, beside what the field asks for', async () => {
  const screen = await render(
    <CountersignProvider>
      <ReturnPart
        proposal={{ account: null, names: [] }}
        signatures={[]}
        digest="safeTxHash"
        judge={async () => undefined}
        replyWith={() => {
          throw new Error('Nothing is to be handed out.')
        }}
      />
    </CountersignProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Signature the device made' })
  await expect.element(field).toHaveAccessibleDescription(/^Over exactly this safeTxHash/)
  await field.fill('0xzz')
  await screen.getByRole('button', { name: 'Recover its owner' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^This is not a signature\. .* Over exactly this safeTxHash/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})
