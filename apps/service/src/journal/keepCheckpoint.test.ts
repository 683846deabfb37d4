import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { lockDataDir } from '../db/data-dir/lockDataDir.ts'
import type { Logger } from '../logging/createLogger.ts'
import { createTestFolder } from '../testing/testService.ts'
import { chainEntries, type JournalEntry, type StoredRecord } from './JournalEntry.ts'
import { formatJournalLines } from './JournalLine.ts'
import { openFileJournal } from './openFileJournal.ts'
import { JOURNAL_START, readJournalFile } from './readJournalFile.ts'

const SAFE = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const OTHER = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

let folder: ReturnType<typeof createTestFolder>
let path: string
beforeEach(() => {
  folder = createTestFolder()
  path = join(folder.path, 'journal.jsonl')
})
afterEach(() => folder.remove())

const checkpointOf = (journal: string) => `${journal}.verified`
const deletion = (number: number): JournalEntry => ({
  kind: 'deletion',
  chainId: '31337',
  safe: number % 3 === 0 ? OTHER : SAFE,
  safeTxHash: `0x${String(number).padStart(64, '0')}`,
  deletedBy: OTHER,
})
const numberOf = (entry: JournalEntry) => (entry.kind === 'deletion' ? Number(entry.safeTxHash.slice(2)) : -1)

/** Opens a journal with a checkpoint at each append, or at none. */
async function open(dataDir = folder.path, checkpointEvery = 1) {
  const debug = vi.fn<Logger['debug']>()
  const log: Logger = { debug, info: () => undefined, warn: () => undefined, error: () => undefined }
  const lock = await lockDataDir(dataDir)
  try {
    const journal = await openFileJournal(lock, log, { checkpointEvery })
    const [, { knownBefore } = {}] = debug.mock.calls[0] ?? []
    const close = async () => {
      await journal.close()
      await lock.release()
    }
    return { ...journal, knownBefore, close, append: (number: number) => journal.append([deletion(number)], number) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The numbers of all records, the ends of their accounts, and what was known before; or the error. */
async function look(dataDir = folder.path) {
  try {
    const journal = await open(dataDir, Infinity)
    const records = await journal.readAfter(0, 100_000)
    const last = records.at(-1)
    const seen = {
      numbers: records.map(({ entry }) => numberOf(entry)),
      ends: await journal.readEnds(),
      lastHash: await journal.hashAt(last?.sequence ?? 0),
    }
    await journal.close()
    expect(seen.lastHash).toBe(last?.hash ?? `0x${'0'.repeat(64)}`)
    return { seen, knownBefore: journal.knownBefore }
  } catch (error) {
    return { seen: String(error).replaceAll(dataDir, ''), knownBefore: null }
  }
}

/** The same folder without its checkpoint. */
async function lookWithout(): Promise<Awaited<ReturnType<typeof look>>['seen']> {
  const other = createTestFolder()
  cpSync(folder.path, other.path, { recursive: true })
  rmSync(checkpointOf(join(other.path, 'journal.jsonl')), { force: true })
  const { seen } = await look(other.path)
  other.remove()
  return seen
}

/** Writes records, with a checkpoint after all but the last `behind`. */
async function write(count: number, behind = 0): Promise<void> {
  const appendAll = async (from: number, to: number) => {
    const journal = await open(folder.path, Infinity)
    for (let number = from; number <= to; number += 1) await journal.append(number)
    await journal.close()
  }
  await appendAll(1, count - behind)
  await (await open()).close()
  await appendAll(count - behind + 1, count)
}

test('behavior: a start verifies one by one only the records after the checkpoint', async () => {
  await write(8, 3)
  const { seen, knownBefore } = await look()
  expect(knownBefore).toBe(5)
  expect(seen).toMatchObject({
    numbers: [1, 2, 3, 4, 5, 6, 7, 8],
    ends: {
      last: 8,
      accounts: new Map([
        [`31337:${SAFE.toLowerCase()}`, 8],
        [`31337:${OTHER.toLowerCase()}`, 6],
      ]),
    },
  })
})

test('behavior: a start that verified many records writes a checkpoint', async () => {
  const first = await open(folder.path, Infinity)
  for (let number = 1; number <= 5; number += 1) await first.append(number)
  await first.close()
  expect(existsSync(checkpointOf(path))).toBe(false)
  await (await open(folder.path, 6)).close()
  expect(existsSync(checkpointOf(path))).toBe(false)
  await (await open(folder.path, 5)).close()
  expect((await look()).knownBefore).toBe(5)
})

test('error: a changed byte anywhere before the checkpoint is found as without it', async () => {
  await write(4)
  const whole = readFileSync(path)
  for (let at = 0; at < whole.length; at += 17) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(path, changed)
    const { seen, knownBefore } = await look()
    expect(knownBefore ?? 0).toBe(0)
    expect(seen).toEqual(await lookWithout())
  }
})

test('behavior: a checkpoint with a changed byte is not believed', async () => {
  await write(4, 2)
  const expected = await look()
  expect(expected.knownBefore).toBe(2)
  const whole = readFileSync(checkpointOf(path))
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(checkpointOf(path), changed)
    expect((await look()).seen).toEqual(expected.seen)
  }
  for (const text of ['', '{}', '[]', 'null', '{"content":"{}","sha256":""}']) {
    writeFileSync(checkpointOf(path), text)
    expect(await look()).toEqual({ seen: expected.seen, knownBefore: 0 })
  }
})

test('behavior: a checkpoint of an earlier version, which does not say where records are, is as good as none', async () => {
  await write(4, 2)
  const Sealed = z.object({ content: z.string() })
  const { content } = z.parse(Sealed, JSON.parse(readFileSync(checkpointOf(path), 'utf8')))
  const { marks, ...earlier } = z.parse(z.looseObject({ marks: z.array(z.unknown()) }), JSON.parse(content))
  expect(marks).toEqual([])
  const text = JSON.stringify(earlier)
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(checkpointOf(path), JSON.stringify({ content: text, sha256 }))
  const { seen, knownBefore } = await look()
  expect(knownBefore).toBe(0)
  expect(seen).toMatchObject({ numbers: [1, 2, 3, 4] })
})

test('behavior: a journal that was cut, at any byte, opens as without a checkpoint', async () => {
  await write(4, 2)
  const whole = readFileSync(path)
  for (let size = whole.length; size >= 0; size -= 23) {
    writeFileSync(path, whole)
    truncateSync(path, size)
    expect((await look()).seen).toEqual(await lookWithout())
  }
})

test('behavior: an older copy of the journal that continued differently is not taken for the checkpoint’s', async () => {
  await write(3)
  copyFileSync(path, join(folder.path, 'copy'))
  const longer = await open()
  for (const number of [4, 5, 6]) await longer.append(number)
  await longer.close()
  copyFileSync(join(folder.path, 'copy'), path)
  const earlierVersion = await open(folder.path, Infinity)
  for (const number of [14, 15, 16, 17]) await earlierVersion.append(number)
  await earlierVersion.close()
  const { seen, knownBefore } = await look()
  expect(seen).toMatchObject({ numbers: [1, 2, 3, 14, 15, 16, 17] })
  expect(knownBefore).toBe(0)
})

test('behavior: records of a replaced process after the checkpoint, which continue one before it, do not count', async () => {
  await write(3)
  // A record 3 of an earlier writer, which arrived after that of the later one.
  let second: StoredRecord | undefined
  for await (const { records } of readJournalFile(path)) second = records[1]
  const late = chainEntries([deletion(99)], second ?? JOURNAL_START, 9)
  writeFileSync(path, Buffer.concat([readFileSync(path), formatJournalLines(late, 0, false)]))
  const { seen, knownBefore } = await look()
  expect(seen).toMatchObject({ numbers: [1, 2, 3] })
  expect(seen).toEqual(await lookWithout())
  // The second start does not compare what follows the checkpoint with what was before it.
  expect(knownBefore).toBe(0)
})

test('behavior: bytes of a failed write before the checkpoint do not count and are part of its checksum', async () => {
  const journal = await open()
  await journal.append(1)
  writeFileSync(path, '{"sequence":2,"prev', { flag: 'a' })
  for (const number of [2, 3, 4]) await journal.append(number)
  await journal.close()
  const { seen, knownBefore } = await look()
  expect(seen).toMatchObject({ numbers: [1, 2, 3, 4] })
  expect(knownBefore).toBeGreaterThan(0)
  expect(seen).toEqual(await lookWithout())
})

test('behavior: while records are appended, the checkpoint follows them', async () => {
  const journal = await open(folder.path, 3)
  let number = 0
  while (!existsSync(checkpointOf(path))) await journal.append((number += 1))
  await journal.close()
  const { seen, knownBefore } = await look()
  expect(seen).toMatchObject({ numbers: Array.from({ length: number }, (_none, index) => index + 1) })
  expect(knownBefore).toBe(3)
})

test('behavior: a checkpoint that cannot be written fails no append', async () => {
  const journal = await open()
  mkdirSync(`${checkpointOf(path)}.draft`)
  for (const number of [1, 2, 3]) await journal.append(number)
  await journal.close()
  expect((await look()).seen).toMatchObject({ numbers: [1, 2, 3] })
})

test('behavior: any mixture of appends, crashes, copies and damage opens as without a checkpoint', async () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  let number = 0
  const copies = join(folder.path, 'copies')
  for (let step = 0; step < 60; step += 1) {
    const kind = random(6)
    const size = existsSync(path) ? readFileSync(path).length : 0
    if (kind <= 2) {
      const journal = await open(folder.path, 1 + random(4)).catch(() => null)
      for (let left = random(6); journal && left > 0; left -= 1) await journal.append((number += 1))
      await journal?.close()
    } else if (kind === 3) {
      if (existsSync(path)) copyFileSync(path, copies)
    } else if (kind === 4) {
      if (existsSync(copies)) copyFileSync(copies, path)
    } else if (size > 0) {
      // A crash in a write, or damage that a restored copy repairs.
      if (random(2) === 0) truncateSync(path, size - random(Math.min(size, 400)))
      else writeFileSync(path, '{"sequence":', { flag: 'a' })
    }
    expect((await look()).seen).toEqual(await lookWithout())
  }
  expect(number).toBeGreaterThan(30)
})
