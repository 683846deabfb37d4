import { expect, test } from 'vitest'
import { withNews, viewOf, watchFrom, type FrameNews, type FrameView } from './frameWatch.ts'

const load = (at: number): FrameNews => ({ kind: 'load', at })
const contact = (at: number): FrameNews => ({ kind: 'contact', at })
const moved = (at: number): FrameNews => ({ kind: 'moved', to: 'https://www.app.example', at })

const refused = (at: number, to: string | null): FrameNews => ({ kind: 'refused', to, at })
const elsewhere = 'https://elsewhere.example'

const seen = (news: readonly FrameNews[], now: number, isIsolated = false): FrameView =>
  viewOf(news.reduce(withNews, watchFrom(0)), isIsolated, now)

test.each<[string, FrameNews[], number, FrameView]>([
  ['just opened', [], 14_999, 'loading'],
  ['slow after 15 seconds', [], 15_000, 'slow'],
  ['given up after 30 seconds', [], 30_000, 'failed'],
  ['asks before it has loaded', [contact(900)], 40_000, 'running'],
  ['loaded a moment ago', [load(1_000)], 10_999, 'running'],
  ['loaded, and silent', [load(1_000)], 11_000, 'silent'],
  ['loaded, then asked late', [load(1_000), contact(20_000)], 21_000, 'running'],
  ['another page of the same app', [load(1_000), contact(1_100), load(9_000), contact(9_200)], 60_000, 'running'],
  ['another page that asked while it loaded', [load(1_000), contact(8_500), load(9_000)], 60_000, 'running'],
  ['another page, which says nothing', [load(1_000), contact(1_100), load(9_000)], 13_000, 'left'],
  ['another page, not given up yet', [load(1_000), contact(1_100), load(9_000)], 12_999, 'running'],
  ['redirected elsewhere', [load(1_000), moved(1_100)], 1_100, 'moved'],
  ['elsewhere and back', [load(1_000), moved(1_100), load(2_000), contact(2_100)], 2_100, 'running'],
  [
    'refused right after a message',
    [load(1_000), contact(8_999), refused(9_000, elsewhere), load(9_001)],
    9_001,
    'moved',
  ],
  [
    'refused, with a message of the replaced document that arrives late',
    [load(1_000), refused(9_000, elsewhere), contact(9_050), load(9_060)],
    9_060,
    'moved',
  ],
  ['refused before its first load', [contact(900), refused(950, elsewhere), load(960)], 960, 'moved'],
  ['refused, without an origin', [load(1_000), contact(8_999), refused(9_000, null), load(9_001)], 9_001, 'left'],
  ['refused and back', [load(1_000), refused(1_100, elsewhere), load(1_101), contact(2_100)], 2_100, 'running'],
  ['the protocol of 2020', [load(1_000), { kind: 'old-protocol', at: 1_100 }], 1_100, 'old-protocol'],
])('behavior: a frame that is %s', (_title, news, now, view) => {
  expect(seen(news, now)).toBe(view)
})

test('behavior: an isolated app is ended by its second document, whatever its origin', () => {
  expect(seen([load(1_000), contact(1_100)], 2_000, true)).toBe('running')
  expect(seen([load(1_000), contact(1_100), load(9_000), contact(9_100)], 9_200, true)).toBe('ended')
  expect(seen([load(1_000), contact(1_100), refused(9_000, elsewhere)], 9_000, true)).toBe('ended')
})
