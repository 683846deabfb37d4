import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import '../styles/index.css'
import { ListPanel } from './ListPanel.tsx'
import { ListRow } from './ListRow.tsx'
import { NonceGap } from './NonceGap.tsx'

const row = (
  <ListPanel label="Next">
    <ListRow
      ring={<CountersignRing required={3} signed={2} state="yours" />}
      title="Send 5.00 USDC to Ana"
      href="#send"
      status="Needs your signature"
      action={<button type="button">Review</button>}
    />
  </ListPanel>
)

test('behavior: the title is the link, the action is a button, the ring has an accessible name', async () => {
  const screen = await render(row)
  await expect.element(screen.getByRole('link', { name: 'Send 5.00 USDC to Ana' })).toHaveAttribute('href', '#send')
  await expect.element(screen.getByRole('button', { name: 'Review' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '2 of 3 signed, your signature is next' })).toBeVisible()
})

test('behavior: one line on a desktop, the action below the title on a phone', async () => {
  await page.viewport(1280, 800)
  const screen = await render(row)
  const tops = () => [
    screen.getByRole('link').element().getBoundingClientRect().bottom,
    screen.getByRole('button').element().getBoundingClientRect().top,
  ]
  const [linkBottom = 0, buttonTop = 0] = tops()
  expect(buttonTop).toBeLessThan(linkBottom)
  await page.viewport(390, 844)
  const [bottom = 0, top = 0] = tops()
  expect(top).toBeGreaterThan(bottom)
})

test('behavior: a gap says how many transactions wait, and has a button to fill it', async () => {
  const fill = vi.fn<() => void>()
  const screen = await render(<NonceGap from={43} to={43} waiting={4} onFill={fill} />)
  await expect.element(screen.getByText('Number 43 is empty.')).toBeVisible()
  await expect.element(screen.getByText(/The 4 transactions below cannot execute/)).toBeVisible()
  await screen.getByRole('button', { name: 'Fill the gap' }).click()
  expect(fill).toHaveBeenCalledOnce()
})
