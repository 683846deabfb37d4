import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import { createLogger } from '../logging/createLogger.ts'
import { lockDataDir, type TryKernelLock } from '../db/data-dir/lockDataDir.ts'
import { createTestFolder } from '../testing/testService.ts'
import type { JournalEntry } from './JournalEntry.ts'
import { openFileJournal } from './openFileJournal.ts'

/*
 * A process that is suspended while it writes (a paused container, a frozen machine), and another one that takes over.
 */
const LOST = 3
const log = createLogger('silent', Date.now)
const withoutKernelLock: TryKernelLock = () => ({ kind: 'unavailable', reason: 'the test has none' })

/** Addresses of what a writer imports, bundled: a start from the sources takes a second of computing. */
let [lockModule, journalModule] = ['', '']
beforeAll(async () => {
  const bundle = async (entry: string) => pathToFileURL(await bundleProgram(entry)).href
  lockModule = await bundle('apps/service/src/db/data-dir/lockDataDir.ts')
  journalModule = await bundle('apps/service/src/journal/openFileJournal.ts')
})

let folder: ReturnType<typeof createTestFolder>
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => folder.remove())

const deletion = (number: number): JournalEntry => ({
  kind: 'deletion',
  chainId: '31337',
  safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  safeTxHash: `0x${String(number).padStart(64, '0')}`,
  deletedBy: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
})
const numberOf = (entry: JournalEntry) => (entry.kind === 'deletion' ? Number(entry.safeTxHash.slice(2)) : -1)

type Plan = {
  /** The step of a write, and the number of its call, at which the process is suspended. */
  stopAt?: { step: 'write' | 'datasync' | 'assertHeld'; call: number }
  hasKernelLock?: boolean
}

/** Appends entries 1, 2, 3, … one after the other, like a process of another host. */
function startWriter({ stopAt, hasKernelLock = false }: Plan = {}) {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(lockModule)})
    const { openFileJournal } = await import(${JSON.stringify(journalModule)})
    const lock = await lockDataDir(${JSON.stringify(folder.path)}, {
      identity: { pid: process.pid, startedAt: '1', space: 'another host' },
      ${hasKernelLock ? '' : "tryLock: () => ({ kind: 'unavailable', reason: 'the test has none' }),"}
      onLost: () => process.exit(${LOST}),
    })
    const stopAt = ${JSON.stringify(stopAt ?? null)}
    const stopping = (step, run) => {
      let calls = 0
      return (...given) => {
        if (stopAt?.step === step && ++calls === stopAt.call) process.kill(process.pid, 'SIGSTOP')
        return run(...given)
      }
    }
    const { journal } = lock
    journal.write = stopping('write', journal.write.bind(journal))
    journal.datasync = stopping('datasync', journal.datasync.bind(journal))
    const guarded = { ...lock, assertHeld: stopping('assertHeld', lock.assertHeld) }
    const silent = { error() {}, warn() {}, info() {}, debug() {} }
    const store = await openFileJournal(guarded, silent, { checkpointEvery: 2 })
    for (let number = 1; ; number += 1) {
      const safeTxHash = '0x' + String(number).padStart(64, '0')
      await store.append([{ ...${JSON.stringify(deletion(0))}, safeTxHash }], number)
      console.log(number)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const acknowledged: number[] = []
  createInterface(child.stdout).on('line', (line) => acknowledged.push(Number(line)))
  return { child, acknowledged, exited: once(child, 'exit') }
}

const isStopped = ({ pid }: ChildProcess) =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.startsWith('T')

/** Makes the holder's last heartbeat a minute old. */
function silenceHolder(): void {
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(folder.path, 'service.lock'), before, before)
}

async function readNumbers(): Promise<number[]> {
  const lock = await lockDataDir(folder.path)
  const records = await (await openFileJournal(lock, log, { checkpointEvery: 2 })).readAfter(0, 100_000)
  await lock.release()
  return records.map(({ entry }) => numberOf(entry))
}

/** The second process acknowledges these. */
const SECOND = [1_000_001, 1_000_002, 1_000_003]

async function takeOver(writer: ReturnType<typeof startWriter>): Promise<void> {
  silenceHolder()
  const lock = await lockDataDir(folder.path, { tryLock: withoutKernelLock })
  const journal = await openFileJournal(lock, log, { checkpointEvery: 2 })
  await journal.append([deletion(SECOND[0] ?? 0)], 1)
  writer.child.kill('SIGCONT')
  // Both write at the same time.
  await journal.append([deletion(SECOND[1] ?? 0)], 2)
  expect(await writer.exited).toEqual([LOST, null])
  await journal.append([deletion(SECOND[2] ?? 0)], 3)
  await lock.release()
}

test.each([
  ['before it checks whether it is still the writer', 'assertHeld', 7],
  ['between that check and the write', 'write', 4],
  ['between the write and the fsync', 'datasync', 4],
  ['between the fsync and the second check', 'assertHeld', 8],
] as const)(
  'behavior: a writer suspended %s and replaced acknowledges nothing more, and nothing acknowledged is lost',
  async (_moment, step, call) => {
    const writer = startWriter({ stopAt: { step, call } })
    await vi.waitFor(() => expect(isStopped(writer.child)).toBe(true), { timeout: 30_000, interval: 50 })
    await takeOver(writer)
    expect(writer.acknowledged).toEqual([1, 2, 3])
    const numbers = await readNumbers()
    // Entry 4 was written before the takeover and may be in the journal although it was not acknowledged.
    expect(numbers.filter((number) => number !== 4)).toEqual([1, 2, 3, ...SECOND])
  },
)

test(
  'behavior: a replaced writer creates no fork, at whatever moment it was suspended',
  { timeout: 120_000 },
  async () => {
    const writer = startWriter()
    await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(50), { timeout: 30_000, interval: 1 })
    writer.child.kill('SIGSTOP')
    await vi.waitFor(() => expect(isStopped(writer.child)).toBe(true), { timeout: 30_000, interval: 50 })
    await takeOver(writer)
    const numbers = await readNumbers()
    for (const number of [...writer.acknowledged, ...SECOND]) expect(numbers).toContain(number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length - writer.acknowledged.length - SECOND.length).toBeLessThanOrEqual(1)
  },
)

test('error: a suspended process that has the kernel lock is not replaced, however long it is silent', async () => {
  const writer = startWriter({ hasKernelLock: true })
  await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(3), { timeout: 30_000, interval: 10 })
  writer.child.kill('SIGSTOP')
  silenceHolder()
  await expect(lockDataDir(folder.path)).rejects.toThrow(`is in use by process ${writer.child.pid}`)
  rmSync(join(folder.path, 'service.lock'))
  await expect(lockDataDir(folder.path)).rejects.toThrow('is in use by another process')
  writer.child.kill('SIGCONT')
  const before = writer.acknowledged.length
  await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(before), { timeout: 30_000 })
  writer.child.kill('SIGKILL')
  await writer.exited
  const numbers = await readNumbers()
  expect(numbers.slice(0, writer.acknowledged.length)).toEqual(writer.acknowledged)
})

test('behavior: with the kernel lock a process continues after its lock files were deleted', async () => {
  const lock = await lockDataDir(folder.path)
  const journal = await openFileJournal(lock, log, { checkpointEvery: 2 })
  await journal.append([deletion(1)], 1)
  for (const name of readdirSync(folder.path)) if (name !== 'journal.jsonl') rmSync(join(folder.path, name))
  await journal.append([deletion(2)], 2)
  await lock.release()
  expect(await readNumbers()).toEqual([1, 2])
})

test('error: without the kernel lock a process that lost its claim accepts nothing more', async () => {
  const onLost = vi.fn<(error: Error) => void>()
  const lock = await lockDataDir(folder.path, { tryLock: withoutKernelLock, onLost })
  const journal = await openFileJournal(lock, log, { checkpointEvery: 2 })
  await journal.append([deletion(1)], 1)
  rmSync(join(folder.path, `journal.writer-${lock.writer()}`))
  await expect(journal.append([deletion(2)], 2)).rejects.toThrow(/Another process has taken the data directory/)
  expect(onLost).toHaveBeenCalledOnce()
  await lock.release()
})

test('error: a process whose journal was replaced by another file accepts nothing more', async () => {
  const lock = await lockDataDir(folder.path)
  const journal = await openFileJournal(lock, log, { checkpointEvery: 2 })
  rmSync(lock.journalPath)
  await expect(journal.append([deletion(1)], 1)).rejects.toThrow(/journal.jsonl was replaced or removed/)
  await lock.release()
})

test('behavior: the bytes of a failed write do not count, and the next write succeeds', async () => {
  const lock = await lockDataDir(folder.path)
  const journal = await openFileJournal(lock, log, { checkpointEvery: 2 })
  await journal.append([deletion(1)], 1)
  const sync = vi
    .spyOn(lock.journal, 'datasync')
    .mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
  await expect(journal.append([deletion(2)], 2)).rejects.toThrow(/Its disk is full: free some space and send it again/)
  sync.mockRestore()
  const write = vi.spyOn(lock.journal, 'write').mockImplementationOnce(async () => {
    // Part of the line reaches the file.
    await lock.journal.appendFile('{"sequence":2,"prev')
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })
  })
  await expect(journal.append([deletion(3)], 3)).rejects.toThrow(/must check the disk \(EIO/)
  write.mockRestore()
  await journal.append([deletion(4)], 4)
  const read = async () => (await journal.readAfter(0, 10)).map(({ entry }) => numberOf(entry))
  expect(await read()).toEqual([1, 4])
  await lock.release()
  expect(await readNumbers()).toEqual([1, 4])
})
