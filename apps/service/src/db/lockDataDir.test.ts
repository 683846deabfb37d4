import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestFolder } from '../testing/testService.ts'
import { lockDataDir } from './lockDataDir.ts'
import { identifyProcess } from './processIdentity.ts'

let folder: ReturnType<typeof createTestFolder>
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => folder.remove())

const holder = (script: string) =>
  spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
const lockScript = () => `
  const { lockDataDir } = await import(${JSON.stringify(new URL('./lockDataDir.ts', import.meta.url).href)})
  lockDataDir(${JSON.stringify(folder.path)})
  console.log('locked')
  setInterval(() => {}, 1000)`

test('error: a second process is told who holds the directory', async () => {
  const child = holder(lockScript())
  await once(child.stdout, 'data')
  try {
    expect(() => lockDataDir(folder.path)).toThrow(
      `The data directory ${folder.path} is in use by process ${child.pid}. Stop that process or set DATA_DIR to another folder.`,
    )
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('behavior: the lock of a killed process is taken over', async () => {
  const child = holder(lockScript())
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataDir(folder.path).release()
})

test('behavior: a pid that now belongs to another process does not hold the directory', () => {
  const stale = { ...identifyProcess(), startedAt: '1' }
  writeFileSync(join(folder.path, 'service.lock'), JSON.stringify(stale))
  lockDataDir(folder.path).release()
})

test('behavior: an unreadable lock file is taken over', () => {
  writeFileSync(join(folder.path, 'service.lock'), '{"pid":')
  const lock = lockDataDir(folder.path)
  expect(JSON.parse(readFileSync(join(folder.path, 'service.lock'), 'utf8'))).toEqual(identifyProcess())
  lock.release()
})

test('behavior: the directory is closed to others', () => {
  const lock = lockDataDir(join(folder.path, 'inner'))
  expect(statSync(join(folder.path, 'inner')).mode & 0o777).toBe(0o700)
  lock.release()
})
