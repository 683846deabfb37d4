import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoOwners } from '@countersign/devchain'
import { expect, onTestFinished, test } from 'vitest'
import { type DataDirLock, lockDataDir } from '../db/data-dir/lockDataDir.ts'
import { createTestFolder } from '../testing/testService.ts'
import { chainEntries, GENESIS_HASH, type JournalEntry } from './JournalEntry.ts'
import { formatJournalLines } from './JournalLine.ts'
import { verifyAtStart } from './verifyAtStart.ts'

const [{ address }] = demoOwners
const entry: JournalEntry = { kind: 'undeployedEnd', chainId: '1', safe: address }

test('behavior: a restored journal whose claims are lost gets a higher writer, and what another process appends before that is verified too', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  const start = { sequence: 0, hash: GENESIS_HASH }
  const restored = chainEntries([entry, entry], start, 1)
  const later = chainEntries([entry], restored[1] ?? start, 2)
  writeFileSync(join(folder.path, 'journal.jsonl'), formatJournalLines(restored, 7, false))
  const lock = await lockDataDir(folder.path)
  onTestFinished(() => lock.release())
  expect(lock.writer()).toBe(1)
  const between: DataDirLock = {
    ...lock,
    claimAbove(number) {
      if (number === 7) appendFileSync(lock.journalPath, formatJournalLines(later, 9, false))
      lock.claimAbove(number)
    },
  }
  const { memory, verified } = await verifyAtStart(between)
  expect(memory.head()).toMatchObject({ sequence: 3, hash: later[0]?.hash, writer: 9 })
  expect(verified.place).toEqual(memory.head())
  expect(lock.writer()).toBe(10)
})
