import { expect, test } from 'vitest'
import { readingWords } from './readingWords.ts'

const progress = (blockNumber: number, toBlock: number, etaSeconds: number | null) => ({
  fromBlock: 0,
  toBlock,
  blockNumber,
  blocksPerSecond: 10,
  etaSeconds,
})

test('behavior: the account whose history is read comes before the chain that is indexed', () => {
  const accounts = [{ address: '0xA' as const, progress: progress(1_200_000, 19_000_000, 240) }]
  const status = { progress: progress(1, 90, 30), accounts }
  expect(readingWords(status, '0xA')).toEqual({
    title: 'Reading history:',
    words: 'block 1,200,000 of 19,000,000, about 4 minutes left.',
  })
  expect(readingWords(status, '0xB')).toEqual({
    title: 'The service is catching up:',
    words: 'block 1 of 90, less than a minute left.',
  })
})

test('behavior: without a known speed there is no estimate, and a few blocks are not reported', () => {
  const accounts = [{ address: '0xA' as const, progress: null }]
  expect(readingWords({ progress: null, accounts }, '0xA')?.words).toBe('it has just started.')
  expect(readingWords({ progress: progress(5, 900, null), accounts: [] }, '0xB')?.words).toBe('block 5 of 900.')
  expect(readingWords({ progress: progress(880, 900, 1), accounts: [] }, '0xB')).toBeNull()
  expect(readingWords({ progress: null, accounts: [] }, '0xB')).toBeNull()
})

test.each([
  [90, 'about 2 minutes left.'],
  [60, 'about 1 minute left.'],
  [7200, 'about 2 hours left.'],
  [200_000, 'about 2 days left.'],
])('behavior: %i seconds are shown as %s', (seconds, words) => {
  const status = { progress: progress(0, 1000, seconds), accounts: [] }
  expect(readingWords(status, '0xB')?.words).toBe(`block 0 of 1,000, ${words}`)
})
