import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { BackToApp } from './BackToApp.tsx'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  [0, ''],
  [1, '1 more request waits'],
  [2, '2 more requests wait'],
])('behavior: the link back to the app shows %i waiting requests', async (waiting, words) => {
  const { screen } = await renderInAccount(
    <BackToApp name="Demo app" origin="https://app.example" url="https://app.example/" waiting={waiting} />,
    SAFE,
    () => {},
  )
  await expect.element(screen.getByRole('link', { name: 'Back to app' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent(words)
})
