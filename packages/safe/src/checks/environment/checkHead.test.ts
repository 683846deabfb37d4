import { describe, expect, it } from 'vitest'
import { checkHead, type Head } from './checkHead.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400
const head = (changes: Partial<Head>): Head => ({
  host: 'rpc.example',
  block: 12n,
  timestamp: { ok: true, value: BigInt(NOW / 1000) - 12n },
  now: NOW,
  unmovedMs: 0,
  ...changes,
})
const secondsAgo = (seconds: number) => ({ ok: true, value: BigInt(NOW / 1000 - seconds) }) as const

describe('the newest block of a node', () => {
  it('behavior: S1 a block of the last ten minutes is recent', () => {
    expect(checkHead(head({})).verdict).toBe('verified')
    expect(checkHead(head({ timestamp: secondsAgo(600) })).verdict).toBe('verified')
  })

  it('error: S1 a block of a day ago is a caution that names its time', () => {
    expect(checkHead(head({ timestamp: secondsAgo(DAY) }))).toMatchObject({
      verdict: 'caution',
      title: 'The node is behind',
      reason: expect.stringContaining('2027-01-14T08:00:00.000Z'),
    })
    expect(checkHead(head({ timestamp: secondsAgo(601) })).verdict).toBe('caution')
  })

  it('error: S1 a node that does not advance is a caution, whatever time its block has', () => {
    expect(checkHead(head({ unmovedMs: 600_001 }))).toMatchObject({
      verdict: 'caution',
      title: 'The node does not advance',
    })
  })

  it('error: S1 a time in the future, or a missing one, is not verified', () => {
    expect(checkHead(head({ timestamp: secondsAgo(-DAY) })).verdict).toBe('caution')
    expect(checkHead(head({ timestamp: { ok: true, value: 2n ** 200n } })).verdict).toBe('caution')
    expect(checkHead(head({ timestamp: { ok: false, reason: 'no answer' } })).verdict).toBe('unchecked')
  })
})
