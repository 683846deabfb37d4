import { CountersignProvider } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EvidenceDialog } from './EvidenceDialog.tsx'

test('error: a failed export shows the reason at both buttons', async () => {
  const make = () => Promise.reject(new Error('The chain did not answer.'))
  const screen = await render(
    <CountersignProvider>
      <EvidenceDialog make={make} onClose={() => {}}>
        What was signed.
      </EvidenceDialog>
    </CountersignProvider>,
  )
  const ways = ['Save as text', 'Save as JSON'].map((name) => screen.getByRole('button', { name }))
  for (const way of ways) await expect.element(way).not.toHaveAttribute('aria-describedby')
  await ways[1]!.click()
  for (const way of ways) await expect.element(way).toHaveAccessibleDescription('The chain did not answer.')
})
