import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bundleProgram } from '../../../../../scripts/start/bundleProgram.mjs'
import { createTestFolder } from '../../testing/testService.ts'
import { lockDataDir } from './lockDataDir.ts'
import { identifyProcess, readStart } from './ProcessIdentity.ts'

/** The address of what the holder imports, bundled: a start from the sources takes a second of computing. */
let lockModule = ''
beforeAll(async () => {
  lockModule = pathToFileURL(await bundleProgram('apps/service/src/db/data-dir/lockDataDir.ts')).href
})

let folder: ReturnType<typeof createTestFolder>
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => folder.remove())

const holder = (script: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
const lockScript = () => `
  const { lockDataDir } = await import(${JSON.stringify(lockModule)})
  await lockDataDir(${JSON.stringify(folder.path)})
  console.log('locked')
  setInterval(() => {}, 1000)`

test('error: a second process learns which process holds the directory', async () => {
  const child = holder(lockScript())
  await once(child.stdout, 'data')
  try {
    await expect(lockDataDir(folder.path)).rejects.toThrow(
      `The data directory ${folder.path} is in use by process ${child.pid}. Stop that process or set DATA_DIR to another folder.`,
    )
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('behavior: a process takes over the lock of a killed one', async () => {
  const child = holder(lockScript())
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await lockDataDir(folder.path)).release()
})

test('behavior: a pid that now belongs to another process does not hold the directory', async () => {
  const stale = { ...identifyProcess(), startedAt: '1' }
  writeFileSync(join(folder.path, 'service.lock'), JSON.stringify(stale))
  await (await lockDataDir(folder.path)).release()
})

test('behavior: a process takes over an unreadable lock file', async () => {
  writeFileSync(join(folder.path, 'service.lock'), '{"pid":')
  const lock = await lockDataDir(folder.path)
  expect(JSON.parse(readFileSync(join(folder.path, 'service.lock'), 'utf8'))).toEqual(identifyProcess())
  await lock.release()
})

test('behavior: the directory is closed to other users', async () => {
  const lock = await lockDataDir(join(folder.path, 'inner'))
  expect(statSync(join(folder.path, 'inner')).mode & 0o777).toBe(0o700)
  await lock.release()
})

test('behavior: a process that has ended, with an exit code that its parent has not collected, does not hold the directory', async () => {
  // The shell becomes a program that never collects the exit code of its child.
  const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  await vi.waitFor(() => expect(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)]).toString()).toMatch(/^Z/), {
    timeout: 15_000,
  })
  const zombie = { ...identifyProcess(), pid, startedAt: readStart(pid) ?? '' }
  writeFileSync(join(folder.path, 'service.lock'), JSON.stringify(zombie))
  await (await lockDataDir(folder.path)).release()
})

/** A process on another host, which cannot be examined. */
const elsewhere = { pid: 4711, startedAt: '1', space: 'another host' }

test('error: the heartbeat shows whether a holder on another host is alive, by the clock of the file system', async () => {
  writeFileSync(join(folder.path, 'service.lock'), JSON.stringify(elsewhere))
  const tryLock = () => ({ kind: 'unavailable', reason: 'the test has none' }) as const
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(lockDataDir(folder.path, { tryLock })).rejects.toThrow('is in use by process 4711')
  vi.useRealTimers()
  const before = new Date(Date.now() - 31_000)
  utimesSync(join(folder.path, 'service.lock'), before, before)
  await (await lockDataDir(folder.path, { tryLock })).release()
})

test('behavior: a heartbeat writes a deleted lock file again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const onLost = vi.fn<(error: Error) => void>()
  const lock = await lockDataDir(folder.path, { onLost })
  rmSync(join(folder.path, 'service.lock'))
  vi.advanceTimersByTime(5_000)
  const read = () => JSON.parse(readFileSync(join(folder.path, 'service.lock'), 'utf8'))
  await vi.waitFor(() => expect(read()).toEqual(identifyProcess()), { timeout: 15_000 })
  expect(onLost).not.toHaveBeenCalled()
  await lock.release()
})

test('error: a heartbeat that finds another process in the lock file reports it once and renews nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const onLost = vi.fn<(error: Error) => void>()
  const lock = await lockDataDir(folder.path, { onLost })
  writeFileSync(join(folder.path, 'service.lock'), JSON.stringify(elsewhere))
  const { mtimeMs } = statSync(join(folder.path, 'service.lock'))
  vi.advanceTimersByTime(20_000)
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 15_000 })
  expect(onLost.mock.calls[0]?.[0].message).toMatch(/service.lock names another process.*accepts nothing more and ends/)
  await lock.release()
  expect(JSON.parse(readFileSync(join(folder.path, 'service.lock'), 'utf8'))).toEqual(elsewhere)
  expect(statSync(join(folder.path, 'service.lock')).mtimeMs).toBe(mtimeMs)
})
