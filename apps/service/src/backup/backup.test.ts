import { demoOwners, deploySafe } from '@countersign/devchain'
import { appendFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../openContext.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
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
    await restoreBackup(path('backup'), dataDir, point === undefined ? undefined : parseRestorePoint(point))
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
  await expect(restoreBackup(path('backup'), path('new'), { sequence: 99 })).rejects.toMatchObject({
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
