import { demoOwners, deploySafe } from '@countersign/devchain'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../openContext.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { runOperate } from '../operator/runOperate.ts'
import { buildProposalRequest, plainTransaction } from '../proof/signedRequests.ts'
import { copyDatabaseTemplate } from '../testing/copyDatabaseTemplate.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from '../testing/testService.ts'
import { backupDataDir } from './backupDataDir.ts'
import { parseRestorePoint, restoreBackup } from './restoreBackup.ts'
import { runBackupCommand } from './runBackupCommand.ts'
import { verifyBackup } from './verifyBackup.ts'

const [alice] = demoOwners
let chain: TestChain
const folder = createTestFolder()
const path = (name: string) => join(folder.path, name)
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(async () => {
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
})

async function start(dataDir: string, clock = Date.now) {
  await copyDatabaseTemplate(dataDir)
  const open = await openContext(buildTestConfig(chain, { dataDir }), { clock })
  const app = await createHttpServer(open.context)
  const stop = () => app.close().then(open.close)
  return { app, stop }
}

test('behavior: a backup of a running service is restored onto an empty folder, whole or to a point, with the same proposals and signatures', async () => {
  const { chainId, rpcUrl } = chain
  const { address: safe } = await deploySafe(rpcUrl, { owners: [alice.address], threshold: 1 })
  let now = Date.now()
  const first = await start(path('data'), () => now)
  const propose = async (nonce: bigint) => {
    const {
      method,
      path: url,
      body,
    } = await buildProposalRequest({ chainId, safe }, plainTransaction({ to: alice.address, nonce }), alice)
    const answer = await first.app.inject({ method, url, payload: body, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(200)
  }
  const listOf = async (app: typeof first.app) =>
    (
      await app.inject({
        url: `/v1/chains/${chainId}/safes/${safe}/multisig-transactions`,
        headers: { host: 'localhost' },
      })
    ).body
  // Creates the keys.
  await first.app.inject({ url: '/about', headers: { host: 'localhost' } })
  await propose(0n)
  await propose(1n)
  const early = await listOf(first.app)
  const between = now
  expect(await backupDataDir(path('data'), path('backup'))).toMatchObject({ added: 2, records: 2 })
  now += 60_000
  await propose(2n)
  const late = await listOf(first.app)
  expect(late).not.toBe(early)
  expect(await backupDataDir(path('data'), path('backup'))).toMatchObject({ added: 1, records: 3 })
  expect(await backupDataDir(path('data'), path('backup'))).toMatchObject({ added: 0, records: 3 })
  expect(readdirSync(path('backup')).filter((name) => name.endsWith('.draft'))).toEqual([])
  await first.stop()
  expect(await verifyBackup(path('backup'))).toMatchObject({ ok: true, words: expect.stringContaining('3 records') })

  const points = { whole: undefined, sequence: '2', time: new Date(between + 1000).toISOString() }
  for (const [name, point] of Object.entries(points)) {
    const dataDir = path(`restored-${name}`)
    await restoreBackup(path('backup'), dataDir, {
      point: point === undefined ? undefined : parseRestorePoint(point),
    })
    expect([statSync(dataDir).mode & 0o777, statSync(join(dataDir, 'journal.jsonl')).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
    const again = await start(dataDir, () => now)
    expect([name, await listOf(again.app)]).toEqual([name, point === undefined ? late : early])
    await again.stop()
  }
  // The restored service signs with the same keys.
  const secretsOf = (name: string) => readFileSync(path(`${name}/secrets/journal-key`), 'utf8')
  expect(secretsOf('restored-whole')).toEqual(secretsOf('data'))
  // A restored journal that went on is not the one of the backup.
  await expect(backupDataDir(path('restored-sequence'), path('backup'))).rejects.toMatchObject({
    code: 'backup/other-journal',
  })
})

test('error: a damaged backup, a folder with files and a wrong point are refused, and nothing is written', async () => {
  await expect(restoreBackup(path('backup'), path('data'))).rejects.toMatchObject({ code: 'backup/not-empty' })
  await expect(restoreBackup(path('nowhere'), path('new'))).rejects.toMatchObject({ code: 'backup/missing' })
  await expect(restoreBackup(path('backup'), path('new'), { point: { sequence: 99 } })).rejects.toMatchObject({
    code: 'backup/beyond',
  })
  await expect(runBackupCommand(['restore', path('backup'), path('new'), 'yesterday'])).rejects.toThrow('yesterday')
  expect(await runBackupCommand(['backup', path('data')])).toBeNull()
  const [segment = ''] = readdirSync(path('backup')).filter((name) => name.startsWith('journal-'))
  const text = readFileSync(path(`backup/${segment}`), 'utf8')
  for (const damaged of [`${text}{}\n`, text.slice(0, -2), text.replace('"trusted":true', '"trusted":false')]) {
    writeFileSync(path(`backup/${segment}`), damaged)
    expect(await verifyBackup(path('backup'))).toMatchObject({ ok: false, words: expect.stringContaining(segment) })
    mkdirSync(path('target'), { recursive: true })
    await expect(restoreBackup(path('backup'), path('target'))).rejects.toMatchObject({ code: 'backup/damaged' })
    expect(readdirSync(path('target'))).not.toContain('journal.jsonl')
    rmSync(path('target'), { recursive: true })
  }
  writeFileSync(path(`backup/${segment}`), text)
  // A backup that was interrupted while it wrote a segment changes nothing.
  appendFileSync(path('backup/journal-000000000004.jsonl.draft'), '{"sequence":4')
  expect(await verifyBackup(path('backup'))).toMatchObject({ ok: true })
})

test('behavior: segments that were moved to an archive are found there by both commands; without it a sentence names the missing one', async () => {
  const [first = '', second = ''] = readdirSync(path('backup')).filter((name) => /^journal-\d+\.jsonl$/.test(name))
  mkdirSync(path('archive'))
  renameSync(path(`backup/${first}`), path(`archive/${first}`))
  const missing = `The backup names the segment ${first} with the records 1 to 2, and ${path('backup')} does not contain it.`
  expect(await verifyBackup(path('backup'))).toEqual({ ok: false, words: expect.stringContaining(missing) })
  await expect(runBackupCommand(['restore', path('backup'), path('target')])).rejects.toMatchObject({
    code: 'backup/segment-missing',
    message: expect.stringContaining(missing),
  })
  // Nothing was written, so the same folder can be named again.
  expect(existsSync(path('target'))).toBe(false)
  const words = await runOperate(['restore', path('backup'), path('target'), '--archive', path('archive')], {
    token: undefined,
    program: 'operate',
  })
  expect(words).toContain('Restored: 3 records')
  expect(await verifyBackup(path('backup'), [path('archive')])).toMatchObject({ ok: true })
  const program = fileURLToPath(new URL('../verifyJournal.ts', import.meta.url))
  const verify = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', program, path('backup'), ...args], { encoding: 'utf8' })
  const refused = verify()
  expect([refused.status, refused.stdout.includes(missing), refused.stderr]).toEqual([1, true, ''])
  expect(verify('--archive', path('elsewhere'), '--archive', path('archive')).status).toBe(0)
  // A file of the archive with another content is recognized.
  writeFileSync(path(`archive/${first}`), readFileSync(path(`backup/${second}`)))
  expect(await verifyBackup(path('backup'), [path('archive')])).toMatchObject({
    ok: false,
    words: expect.stringContaining(`${path(`archive/${first}`)} is damaged`),
  })
})
