import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../../logging/createLogger.ts'
import { copyDatabaseTemplate } from '../../testing/copyDatabaseTemplate.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { openDatabase } from './openDatabase.ts'
import { openTrustedDatabase } from './openTrustedDatabase.ts'

test('error: an unreachable server is named without its password, with the next step', async () => {
  const opening = openDatabase({ dataDir: 'memory', databaseUrl: 'postgres://ana:secret@127.0.0.1:1/wallet' })
  await expect(opening).rejects.toMatchObject({
    code: 'database/unusable',
    message:
      'The PostgreSQL server at 127.0.0.1:1/wallet cannot be used: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct DATABASE_URL, and start again.',
  })
})

test('error: a database that does not open on a full disk is not changed, and the error names the disk', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  // A file in the place of the folder, so that no database opens here.
  writeFileSync(join(folder.path, 'database'), 'what was kept')
  const log = createLogger('silent', Date.now)
  const opening = openTrustedDatabase({ dataDir: folder.path }, log, 'boot', () => 3_100_000)
  await expect(opening).rejects.toMatchObject({
    code: 'data-dir/full',
    message: expect.stringContaining('3.1 MB left'),
  })
  expect(readFileSync(join(folder.path, 'database'), 'utf8')).toBe('what was kept')
  expect(existsSync(join(folder.path, 'database.damaged'))).toBe(false)
  expect(readdirSync(folder.path).toSorted()).toEqual(['database', 'database.json'])
})

test('error: when the system ends the process that creates the database, for want of memory, the error says what it needs', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.kill(process.pid,9)')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(openDatabase({ dataDir: folder.path })).rejects.toThrow(
    /could not be created: its process ended \(SIGKILL\).*800 MB of memory.*DATABASE_URL/,
  )
})

test('error: when the process that creates the database cannot run, the error is the one of that process', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,import('absent-module')`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(openDatabase({ dataDir: folder.path })).rejects.toThrow(
    /could not be created: its process ended \(1\) and said:\n[^]*absent-module[^]*DATABASE_URL/,
  )
})

test('behavior: the embedded database reserves little memory for its buffers', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  await copyDatabaseTemplate(folder.path)
  const db = await openDatabase({ dataDir: folder.path })
  onTestFinished(() => db.close())
  const [row] = await db.drizzle.execute(sql`select pg_size_bytes(current_setting('shared_buffers')) as bytes`)
  expect(row?.['bytes']).toBeLessThan(32e6)
})
