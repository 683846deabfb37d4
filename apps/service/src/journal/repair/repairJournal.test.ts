import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../../logging/createLogger.ts'
import { lockDataDir } from '../../db/data-dir/lockDataDir.ts'
import { createTestFolder } from '../../testing/testService.ts'
import type { JournalEntry, JournalRecord } from '../JournalEntry.ts'
import { openFileJournal } from '../openFileJournal.ts'
import { verifyJournal } from '../verify/verifyJournal.ts'
import { repairJournal } from './repairJournal.ts'

let folder: ReturnType<typeof createTestFolder>
let dataDir: string
let path: string
beforeEach(() => {
  folder = createTestFolder()
  dataDir = join(folder.path, 'data')
  mkdirSync(dataDir)
  path = join(dataDir, 'journal.jsonl')
})
afterEach(() => folder.remove())

const deletion = (digit: number): JournalEntry => ({
  kind: 'deletion',
  chainId: '31337',
  safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  safeTxHash: `0x${String(digit).repeat(64)}`,
  deletedBy: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
})

async function append(directory: string, records: readonly { entry: JournalEntry; at: number }[]): Promise<void> {
  const lock = await lockDataDir(directory)
  const journal = await openFileJournal(lock, createLogger('silent', Date.now))
  for (const { entry, at } of records) await journal.append([entry], at)
  await lock.release()
}

async function readAll(directory: string): Promise<JournalRecord[]> {
  const lock = await lockDataDir(directory)
  try {
    return await (await openFileJournal(lock, createLogger('silent', Date.now))).readAfter(0, 1000)
  } finally {
    await lock.release()
  }
}

/** The format of an earlier version: without the number of the writer. */
const withoutWriters = (text: string) => text.replaceAll(/,"writer":\d+/g, '')

/** Three common records, then three records of each of two services that wrote at the same time. */
async function writeFork(): Promise<void> {
  await append(
    dataDir,
    [1, 2, 3].map((digit) => ({ entry: deletion(digit), at: digit })),
  )
  const other = join(folder.path, 'other')
  cpSync(dataDir, other, { recursive: true })
  await append(
    dataDir,
    [4, 5, 6].map((digit) => ({ entry: deletion(digit), at: digit * 10 })),
  )
  const common = readFileSync(join(other, 'journal.jsonl')).length
  await append(
    other,
    [7, 8, 9].map((digit) => ({ entry: deletion(digit), at: digit * 10 - 35 })),
  )
  appendFileSync(path, readFileSync(join(other, 'journal.jsonl')).subarray(common))
  writeFileSync(path, withoutWriters(readFileSync(path, 'utf8')))
}

test('error: a forked journal is refused with the command that repairs it, and the file is not changed', async () => {
  await writeFork()
  const before = readFileSync(path, 'utf8')
  await expect(readAll(dataDir)).rejects.toThrow(/has two records 4: .* run npm run repair-journal/)
  expect((await verifyJournal(path)).words).toContain('has two records 4')
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test('behavior: forks further back than the verifier remembers are found and merged too', async () => {
  const many = (first: number) =>
    Array.from({ length: 6 }, (_, batch) => ({
      first: first + batch,
      entries: Array.from({ length: 2000 }, () => deletion(first)),
    }))
  const appendMany = async (directory: string, first: number) => {
    const lock = await lockDataDir(directory)
    const journal = await openFileJournal(lock, createLogger('silent', Date.now))
    for (const { first: at, entries } of many(first)) await journal.append(entries, at)
    await lock.release()
  }
  await append(dataDir, [{ entry: deletion(1), at: 1 }])
  const other = join(folder.path, 'other')
  cpSync(dataDir, other, { recursive: true })
  const common = readFileSync(path).length
  await appendMany(dataDir, 4)
  await appendMany(other, 5)
  appendFileSync(path, readFileSync(join(other, 'journal.jsonl')).subarray(common))
  writeFileSync(path, withoutWriters(readFileSync(path, 'utf8')))
  await expect(readAll(dataDir)).rejects.toThrow(/has two records 2: .* run npm run repair-journal/)
  expect(await repairJournal(dataDir)).toMatchObject({ kind: 'repaired', records: 24_001 })
  expect((await verifyJournal(path)).ok).toBe(true)
})

test('behavior: a repair keeps every entry of both branches, in the order of their times', async () => {
  await writeFork()
  const before = readFileSync(path, 'utf8')
  const result = await repairJournal(dataDir)
  expect(result).toMatchObject({ kind: 'repaired', records: 9, unfinished: 0 })
  const records = await readAll(dataDir)
  expect(records.map(({ at }) => at)).toEqual([1, 2, 3, 35, 40, 45, 50, 55, 60])
  expect(records.map(({ entry }) => entry)).toEqual([1, 2, 3, 7, 4, 8, 5, 9, 6].map(deletion))
  expect((await verifyJournal(path)).ok).toBe(true)
  // Common records keep their hashes.
  expect(before).toContain(`"sequence":3,"previous":"${records[1]?.hash}","at":3`)
  expect(before).toContain(`"hash":"${records[2]?.hash}"`)
  expect(result.kind === 'repaired' && readFileSync(result.kept, 'utf8')).toBe(before)
  // Appending continues after the repair.
  await append(dataDir, [{ entry: deletion(0), at: 70 }])
  expect(await readAll(dataDir)).toHaveLength(10)
})

test('behavior: an incomplete line of one branch does not prevent the merge of the others', async () => {
  await writeFork()
  appendFileSync(path, '{"sequence":7,"prev')
  expect(await repairJournal(dataDir)).toMatchObject({ kind: 'repaired', records: 9, unfinished: 1 })
})

test('behavior: an intact journal is not changed', async () => {
  await append(dataDir, [{ entry: deletion(1), at: 1 }])
  const before = readFileSync(path, 'utf8')
  expect(await repairJournal(dataDir)).toEqual({ kind: 'unbroken', records: 1 })
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test('error: a damaged record is not repaired', async () => {
  await writeFork()
  const changed = readFileSync(path, 'utf8').replace('5555', '5556')
  writeFileSync(path, changed)
  await expect(repairJournal(dataDir)).rejects.toThrow(/damaged at record 5: its hash is/)
  expect(readFileSync(path, 'utf8')).toBe(changed)
})

test('error: the journal of a running service is not repaired', async () => {
  await writeFork()
  const lock = await lockDataDir(dataDir)
  await expect(repairJournal(dataDir)).rejects.toThrow(/is in use by process/)
  await lock.release()
})
