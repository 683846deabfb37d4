import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import '../styles/index.css'
import { ListPanel } from './ListPanel.tsx'
import { ListRow } from './ListRow.tsx'
import { NonceGap } from './NonceGap.tsx'
import { RowAmount } from './RowAmount.tsx'
import { RowStatus } from './RowStatus.tsx'

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

test('behavior: a compact row is lower on a desktop and as high as before on a phone, and has the same words', async () => {
  const screen = await render(row)
  const measure = async () => {
    const found = []
    for (const width of [1280, 390]) {
      await page.viewport(width, 844)
      const item = screen.getByRole('listitem').element()
      found.push({ height: item.getBoundingClientRect().height, words: item.textContent })
    }
    return found
  }
  const [wide, narrow] = await measure()
  document.documentElement.toggleAttribute('data-cs-compact', true)
  onTestFinished(() => void document.documentElement.removeAttribute('data-cs-compact'))
  const [compactWide, compactNarrow] = await measure()
  expect(compactNarrow).toEqual(narrow)
  expect(compactWide?.words).toBe(wide?.words)
  expect(compactWide?.height).toBeLessThanOrEqual((wide?.height ?? 0) - 16)
})

test('behavior: the value of an amount arrives without moving the rows of a history', async () => {
  const history = (fiat?: string) => (
    <ListPanel layout="history" label="Today">
      <ListRow
        title="Send 0.05 ETH to Meridian Labs by a module with a long name"
        meta="Transaction 4"
        amount={<RowAmount amount="−0.05 ETH" fiat={fiat} />}
        status={<RowStatus title="Executed" />}
        time="11:00 UTC"
      />
    </ListPanel>
  )
  const screen = await render(history())
  const heights = async () => {
    const found: number[] = []
    for (const width of [1280, 390]) {
      await page.viewport(width, 844)
      found.push(screen.getByRole('listitem').element().getBoundingClientRect().height)
    }
    return found
  }
  const before = await heights()
  await screen.rerender(history('$122.50 at today’s price'))
  expect(await heights()).toEqual(before)
})

test('behavior: a gap says how many transactions wait, and has a button to fill it', async () => {
  const fill = vi.fn<() => void>()
  const move = vi.fn()
  const screen = await render(<NonceGap from={43} to={43} waiting={4} onFill={fill} onMove={move} />)
  await expect.element(screen.getByText('Number 43 is empty.')).toBeVisible()
  await expect.element(screen.getByText(/The 4 transactions below cannot execute/)).toBeVisible()
  await screen.getByRole('button', { name: 'Fill the gap' }).click()
  expect(fill).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Move down…' }).click()
  expect(move).toHaveBeenCalledOnce()
})

test('behavior: who is still needed is never left out, and has its own line where space is narrow', async () => {
  const screen = await render(
    <ListPanel label="Next">
      <ListRow
        title="Send 5.00 USDC to Ana"
        meta={[<span key="note">Note: “{'a very long note '.repeat(9)}”</span>, <span key="by">Signed by Ana</span>]}
        needs="Needs Felix or Jun"
        status="Waiting for other owners"
      />
    </ListPanel>,
  )
  const note = screen.getByText(/^Note/).element()
  const needs = screen.getByText('Needs Felix or Jun')
  await page.viewport(1280, 800)
  await expect.element(needs).toBeInViewport({ ratio: 1 })
  expect(Math.abs(needs.element().getBoundingClientRect().top - note.getBoundingClientRect().top)).toBeLessThan(8)
  for (const width of [1024, 800, 390]) {
    await page.viewport(width, 800)
    await expect.element(needs).toBeInViewport({ ratio: 1 })
    expect(needs.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(note.getBoundingClientRect().top + 1)
  }
})
