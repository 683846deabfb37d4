import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../logging/createLogger.ts'
import { lockDataDir } from '../db/data-dir/lockDataDir.ts'
import { createTestFolder } from '../testing/testService.ts'
import type { JournalEntry, JournalStore } from './JournalEntry.ts'
import { openFileJournal } from './openFileJournal.ts'

let folder: ReturnType<typeof createTestFolder>
let path: string
beforeEach(() => {
  folder = createTestFolder()
  path = join(folder.path, 'journal.jsonl')
})
afterEach(() => folder.remove())

async function open(): Promise<JournalStore> {
  const lock = await lockDataDir(folder.path)
  const release = () => lock.release()
  const journal = await openFileJournal(lock, createLogger('silent', Date.now)).catch(async (error: unknown) => {
    await release()
    throw error
  })
  return { ...journal, close: release }
}
const deletion = (digit: number): JournalEntry => ({
  kind: 'deletion',
  chainId: '31337',
  safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  safeTxHash: `0x${String(digit).repeat(64)}`,
  deletedBy: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
})

test('behavior: appended records are read in order after reopening', async () => {
  const first = await open()
  await first.append([deletion(1), deletion(2)], 5)
  await first.append([deletion(3)], 6)
  await first.close()
  const second = await open()
  const records = await second.readAfter(1, 10)
  expect(records.map(({ sequence, at, entry }) => [sequence, at, entry])).toEqual([
    [2, 5, deletion(2)],
    [3, 6, deletion(3)],
  ])
  expect(records[1]?.previous).toBe(records[0]?.hash)
  await second.close()
})

test('behavior: amounts above 2^53 are restored exactly', async () => {
  const address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
  const proposal: JournalEntry = {
    kind: 'proposal',
    chainId: '1',
    safe: address,
    safeTxHash: `0x${'ef'.repeat(32)}`,
    to: address,
    value: 2n ** 256n - 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    nonce: 3,
    gasToken: address,
    refundReceiver: address,
    proposer: null,
    proposedByDelegate: null,
    origin: null,
    note: 'snow ☃',
    trusted: false,
    confirmations: [],
  }
  const first = await open()
  await first.append([proposal], 1)
  await first.close()
  const second = await open()
  expect((await second.readAfter(0, 1))[0]?.entry).toEqual(proposal)
  await second.close()
})

test('behavior: an incomplete line after a crash stays in the file and does not count', async () => {
  const first = await open()
  await first.append([deletion(1)], 1)
  await first.close()
  const whole = readFileSync(path)
  appendFileSync(path, '{"sequence":2,"previous":"0x')
  const second = await open()
  expect(readFileSync(path).subarray(0, whole.length)).toEqual(whole)
  await second.append([deletion(2)], 2)
  expect(await second.readAfter(0, 10)).toHaveLength(2)
  await second.close()
  const third = await open()
  expect(await third.readAfter(0, 10)).toHaveLength(2)
  await third.close()
})

test('behavior: cut at any byte, the journal opens with the complete records', async () => {
  const first = await open()
  await first.append([deletion(1), deletion(2), deletion(3)], 1)
  await first.close()
  const whole = readFileSync(path)
  const ends = [...whole.entries()].filter(([, byte]) => byte === 10).map(([index]) => index + 1)
  for (let size = whole.length; size >= 0; size -= 37) {
    writeFileSync(path, whole)
    truncateSync(path, size)
    const journal = await open()
    expect(await journal.readAfter(0, 10)).toHaveLength(ends.filter((end) => end <= size).length)
    await journal.close()
  }
})

test('error: a changed record is named and the file is not changed', async () => {
  const first = await open()
  await first.append([deletion(1), deletion(2)], 1)
  await first.close()
  const changed = readFileSync(path, 'utf8').replace('1111', '1112')
  writeFileSync(path, changed)
  await expect(open()).rejects.toThrow(/damaged at record 1: its hash is 0x\w+, its content hashes to 0x\w+/)
  expect(readFileSync(path, 'utf8')).toBe(changed)
})

test('error: a missing record in the middle is named', async () => {
  const first = await open()
  await first.append([deletion(1), deletion(2), deletion(3)], 1)
  await first.close()
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, [lines[0], ...lines.slice(2)].join('\n'))
  await expect(open()).rejects.toThrow('damaged at record 2: its sequence is 3')
})

test('behavior: only the owner may read the file', async () => {
  const journal = await open()
  await journal.close()
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('behavior: a long file is read from any record, before and after reopening', async () => {
  const first = await open()
  for (let from = 0; from < 4000; from += 800)
    await first.append(
      Array.from({ length: 800 }, () => deletion(from / 800)),
      from,
    )
  const whole = await first.readAfter(0, 10_000)
  expect(whole).toHaveLength(4000)
  const check = async (journal: typeof first) => {
    for (const sequence of [0, 1, 499, 800, 1777, 2500, 3999, 4000])
      expect(await journal.readAfter(sequence, 3)).toEqual(whole.slice(sequence, sequence + 3))
    expect(await journal.hashAt(1200)).toBe(whole[1199]?.hash)
    await journal.close()
  }
  await check(first)
  await check(await open())
})

test('behavior: large records are read in small parts, all of them, from memory or from the file', async () => {
  const journal = await open()
  const message = 'm'.repeat(1024 * 1024)
  const said: JournalEntry = {
    kind: 'message',
    chainId: '1',
    safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    messageHash: `0x${'ab'.repeat(32)}`,
    message,
    safeAppId: null,
    origin: null,
    owner: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    signature: `0x${'12'.repeat(65)}`,
  }
  for (let count = 0; count < 20; count++) await journal.append([said, deletion(1)], 5)
  const sequences: number[] = []
  for (
    let part = await journal.readAfter(0, 500);
    part.length > 0;
    part = await journal.readAfter(sequences.length, 500)
  ) {
    expect(part.length).toBeLessThan(40)
    sequences.push(...part.map(({ sequence }) => sequence))
  }
  expect(sequences).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  await journal.close()
})
