import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from '../db/data-dir/lockDataDir.ts'
import { createLogger } from '../logging/createLogger.ts'
import { createTestFolder } from '../testing/testService.ts'
import { canonicalJson } from './canonicalJson.ts'
import { chainEntries, GENESIS_HASH, type JournalEntry } from './JournalEntry.ts'
import { formatJournalLines } from './JournalLine.ts'
import { openFileJournal } from './openFileJournal.ts'

const SAFE = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const COUNT = 1_000
const session = {
  select: (): never => {
    throw new Error('A journal file is read without a session.')
  },
}

const entryOf = (number: number): JournalEntry => ({
  kind: 'message',
  chainId: '31337',
  safe: SAFE,
  messageHash: `0x${String(number).padStart(64, '0')}`,
  message: JSON.stringify(`ö ${number} `.repeat(1 + (number % 7))),
  safeAppId: null,
  origin: null,
  owner: SAFE,
  signature: '0x12',
})
const records = chainEntries(
  Array.from({ length: COUNT }, (_none, index) => entryOf(index + 1)),
  { sequence: 0, hash: GENESIS_HASH },
  1,
)
const expected = records.map((record) => ({ ...record, canonical: canonicalJson(record.entry) }))

let folder: ReturnType<typeof createTestFolder>
let path: string
beforeEach(() => {
  folder = createTestFolder()
  path = join(folder.path, 'journal.jsonl')
})
afterEach(() => folder.remove())

async function open(checkpointEvery = Infinity) {
  const lock = await lockDataDir(folder.path)
  const journal = await openFileJournal(lock, createLogger('silent', Date.now), { checkpointEvery })
  const close = async () => {
    await journal.close()
    await lock.release()
  }
  return { ...journal, close }
}

test('behavior: any records are found in the file, after a first start, beside its checkpoint, and among those that were appended since', async () => {
  writeFileSync(path, formatJournalLines(records.slice(0, 700), 1, false))
  const first = await open(1)
  expect(await first.readNamed(session, expected.slice(0, 700))).toEqual(expected.slice(0, 700))
  await first.close()
  const second = await open()
  for (let number = 701; number <= COUNT; number += 1) await second.append([entryOf(number)], 1)
  const scattered = expected.filter((_record, index) => index % 37 === 0 || index > 690).toReversed()
  expect(await second.readNamed(session, scattered)).toEqual(scattered)
  await second.close()
})

test('behavior: a record is found beside another one with its number, of a process that had lost the journal, in lines of any version', async () => {
  const [one, two] = [records.slice(0, 99), records.slice(99)]
  const lost = chainEntries([entryOf(5_000), entryOf(5_001)], records[98] ?? { sequence: 0, hash: GENESIS_HASH }, 7)
  writeFileSync(path, one.map((record) => `${JSON.stringify(record)}\n`).join(''))
  appendFileSync(path, formatJournalLines(lost, 1, false))
  appendFileSync(path, '{"sequence":100,"prev')
  appendFileSync(path, formatJournalLines(two, 2, true))
  // It arrived late, and begins a second time.
  appendFileSync(path, formatJournalLines(lost, 1, false))
  const journal = await open()
  expect(await journal.readNamed(session, expected)).toEqual(expected)
  await journal.close()
})

test('error: a record that changed on the disk while the service runs is not returned', async () => {
  writeFileSync(path, formatJournalLines(records, 1, false))
  const journal = await open()
  const whole = readFileSync(path)
  const at = whole.indexOf('"sequence":500,') + 300
  whole[at] = (whole[at] ?? 0) ^ 1
  writeFileSync(path, whole)
  await expect(journal.readNamed(session, expected.slice(499, 500))).rejects.toMatchObject({ code: 'journal/broken' })
  expect(await journal.readNamed(session, expected.slice(500, 502))).toEqual(expected.slice(500, 502))
  await journal.close()
})
