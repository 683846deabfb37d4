import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles/index.css'
import { ConflictPanel } from '../lists/ConflictPanel.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { NoticeStrip } from '../states/NoticeStrip.tsx'
import { VerdictNote } from '../verdicts/VerdictNote.tsx'
import { Chip } from './Chip.tsx'

/** What a finger needs (WCAG 2.5.5). */
const FINGER = 44

/** The height above and below the middle of an element in which a press reaches it. */
function reachOf(element: Element): number {
  const { left, width, top, height } = element.getBoundingClientRect()
  const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
  const middle = top + height / 2
  return Array.from({ length: FINGER }, (_, index) => middle - FINGER / 2 + index + 0.5).filter(isHit).length
}

test('behavior: on a phone the action of a strip and the cross of a chip are 44 pixels high to a finger', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <div style={{ padding: 40 }}>
      <NoticeStrip title="The service is behind." action={{ label: 'Retry', onClick: () => {} }} />
      <Chip active onRemove={() => {}} removeLabel="Remove the filter">
        Outgoing
      </Chip>
    </div>,
  )
  expect(reachOf(screen.getByRole('button', { name: 'Retry' }).element())).toBe(FINGER)
  expect(reachOf(screen.getByRole('button', { name: 'Remove the filter' }).element())).toBe(FINGER)
})

test('behavior: on a phone a finger reaches 44 pixels of the act above transactions with one nonce', async () => {
  await page.viewport(390, 844)
  const compare = (
    <button type="button" className="cs-link">
      Compare
    </button>
  )
  const screen = await render(
    <div style={{ padding: 40 }}>
      <ConflictPanel nonce={7n} count={2} action={compare}>
        <ListRow title="Send 1.00 ETH to Kestrel Audits" />
        <ListRow title="Cancel transaction 7" />
      </ConflictPanel>
    </div>,
  )
  expect(reachOf(screen.getByRole('button', { name: 'Compare' }).element())).toBe(FINGER)
})

test('behavior: acts that wrap below each other do not cover each other', async () => {
  await page.viewport(390, 844)
  const acts = ['First act of this note, which fills a line', 'Second act of this note, which fills a line']
  const screen = await render(
    <div style={{ padding: '40px 0', width: 340 }}>
      <VerdictNote
        verdict="caution"
        title="New recipient"
        action={acts.map((name) => (
          <button key={name} type="button" className="cs-link">
            {name}
          </button>
        ))}
      />
    </div>,
  )
  for (const name of acts) {
    const button = screen.getByRole('button', { name }).element()
    const { left, top, bottom, width } = button.getBoundingClientRect()
    for (const y of [top + 1, bottom - 1]) expect(document.elementFromPoint(left + width / 2, y)).toBe(button)
    expect(reachOf(button)).toBeGreaterThan(bottom - top + 10)
  }
})
