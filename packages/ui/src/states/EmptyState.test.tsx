import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CountersignProvider } from '../theme/CountersignProvider.tsx'
import { EmptyState } from './EmptyState.tsx'

test('behavior: an address in the sentence does not make a phone scroll sideways', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <CountersignProvider>
      <EmptyState
        sentence="This page does not exist."
        detail="There is no page at /safes/dev1:0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4/assets/approvals."
      />
    </CountersignProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
