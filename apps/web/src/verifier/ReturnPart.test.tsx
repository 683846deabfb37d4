import { CountersignProvider } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReturnPart } from './ReturnPart.tsx'

test('error: the error of a signature is shown at its field, together with the field’s description', async () => {
  const screen = await render(
    <CountersignProvider>
      <ReturnPart
        proposal={{ account: null, names: [] }}
        signatures={[]}
        digest="safeTxHash"
        judge={async () => undefined}
        replyWith={() => {
          throw new Error('The test creates no reply.')
        }}
      />
    </CountersignProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Signature of the device' })
  await expect.element(field).toHaveAccessibleDescription(/^The signature of exactly this safeTxHash/)
  await field.fill('0xzz')
  await screen.getByRole('button', { name: 'Recover the owner' }).click()
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^This is not a signature\. .* The signature of exactly this safeTxHash/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})
