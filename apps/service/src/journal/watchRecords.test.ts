import { expect, test } from 'vitest'
import type { JournalRecorder } from './JournalRecorder.ts'
import { watchRecords } from './watchRecords.ts'

test('behavior: a failed record counts until one is stored, and at most half a minute, because then one must be tried', async () => {
  let now = 0
  let error: Error | null = new Error('no space')
  const none = () => Promise.resolve()
  const recorder: JournalRecorder = {
    record: () => (error === null ? Promise.resolve() : Promise.reject(error)),
    catchUp: none,
    awaitOthers: none,
    follow: none,
    readNamed: () => Promise.resolve([]),
    replay: { percent: () => null, isComplete: () => true },
    close: none,
  }
  const journal = watchRecords(recorder, () => now)
  const record = () =>
    journal.record({ kind: 'deletion', chainId: '1', safe: '0x01', safeTxHash: '0x02', deletedBy: '0x03' })
  expect(journal.failure()).toBeNull()
  await expect(record()).rejects.toBe(error)
  now += 29_000
  expect(journal.failure()).toBe(error)
  now += 1000
  expect(journal.failure()).toBeNull()
  await expect(record()).rejects.toBe(error)
  error = null
  await record()
  expect(journal.failure()).toBeNull()
})
