import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { monthsSince, rangeOfMonth } from './months.ts'
import { packArchive } from './packArchive.ts'

const hash = `0x${'ab'.repeat(32)}` as const

test('behavior: the months since the creation, the latest first, in UTC', () => {
  expect(monthsSince(Date.UTC(2025, 10, 30, 23), Date.UTC(2026, 1, 1))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
  // A clock that is behind the creation still offers this month.
  expect(monthsSince(Date.UTC(2027, 0, 1), Date.UTC(2026, 1, 1))).toEqual(['2026-02'])
})

test('behavior: a month has its first and its last day', () => {
  expect(rangeOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(rangeOfMonth('2028-02').to).toBe('2028-02-29')
  expect(rangeOfMonth('2026-12').to).toBe('2026-12-31')
})

test('behavior: the archive has rows and evidence unchanged, and its README names what is missing', async () => {
  const blob = await packArchive({
    month: '2026-10',
    account: 'eth:0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
    tables: { 'history.csv': new Blob(['a,b\r\n']) },
    evidence: {
      files: { 'evidence-3-abababab.json': '{"format":"countersign.evidence"}' },
      missing: [{ transaction: { nonce: 4, safeTxHash: hash }, reason: 'The service answered 404.' }],
    },
    isComplete: false,
  })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'evidence/evidence-3-abababab.json', 'history.csv'])
  expect(text('evidence/evidence-3-abababab.json')).toBe('{"format":"countersign.evidence"}')
  expect(text('history.csv')).toBe('a,b\r\n')
  expect(text('README.txt')).toContain(`No evidence of transaction 4 (${hash}): The service answered 404.`)
  expect(text('README.txt')).toContain('does not reach back to the creation')
})
