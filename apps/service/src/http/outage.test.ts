import { routes } from '@countersign/api'
import { demoOwners } from '@countersign/devchain'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { toDatabaseGone } from '../db/database/DatabaseGoneError.ts'
import { DatabaseError } from '../db/database/DatabaseError.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../testing/startFixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

let nonce = 20n
async function propose() {
  const { address } = fixture.account
  const input = { to: address, value: 1n, nonce: nonce++ }
  const body = await buildProposal(fixture.devchain.rpcUrl, address, input, [demoOwners[0]])
  const payload = z.encode(routes.proposeTransaction.body, body)
  const url = `/v1/chains/${CHAIN_ID}/transactions/${address}/propose`
  return fixture.app.inject({ method: 'POST', url, payload })
}
const get = (url: string) => fixture.app.inject({ url })

/** Lines of the log from now on. */
function readLog(): string[] {
  const lines: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return lines
}

test('error: a full disk under the journal answers 503, and the service recovers when there is space', async () => {
  const lines = readLog()
  const any = await open(join(fixture.context.config.dataDir, 'journal.jsonl'), 'r')
  const prototype: Pick<FileHandle, 'datasync'> = Object.getPrototypeOf(any)
  await any.close()
  const full = Object.assign(new Error('ENOSPC: no space left on device, fdatasync'), { code: 'ENOSPC' })
  const disk = vi.spyOn(prototype, 'datasync').mockRejectedValue(full)
  onTestFinished(() => disk.mockRestore())
  const refused = await propose()
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({
    detail:
      'The journal could not be written, so the request was not accepted. Its disk is full: free some space and send it again.',
  })
  expect((await get('/metrics')).statusCode).toBe(200)
  // A quota, or the disk of PostgreSQL, is not seen in the free space of the data directory.
  const writes = await get('/health/writes')
  expect([writes.statusCode, writes.json()]).toMatchObject([
    503,
    { detail: expect.stringContaining('The journal could not be written') },
  ])
  expect((await get('/health/ready')).statusCode).toBe(200)
  expect((await get(`/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}`)).statusCode).toBe(200)
  disk.mockRestore()
  expect((await propose()).statusCode).toBeLessThan(300)
  expect((await get('/health/writes')).statusCode).toBe(200)
  expect(lines.join('')).toContain('ENOSPC: no space left on device')
})

test.each([
  [new DatabaseError({ message: 'could not extend file', code: '53100', detail: undefined }), 'database/disk-full'],
  [
    new DatabaseError({ message: 'a failure without words, {"errno":51}', code: undefined, detail: undefined }),
    'database/disk-full',
  ],
  [
    new DatabaseError({ message: 'a failure without words, {"errno":29}', code: undefined, detail: undefined }),
    'database/failing',
  ],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'database/unreachable'],
  [new DatabaseError({ message: 'terminating connection', code: '57P01', detail: undefined }), 'database/unreachable'],
  [new DatabaseError({ message: 'duplicate key', code: '23505', detail: undefined }), '23505'],
])('behavior: %s is reported as %s', (error, code) => {
  expect(toDatabaseGone(error)).toMatchObject({ code })
})

// This test is the last one, because it destroys the database.
test('error: without its database the service answers 503, /metrics still answers, and the log gets one line a second', async () => {
  await fixture.context.db.close()
  const lines = readLog()
  const from = performance.now()
  const path = `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/multisig-transactions?executed=false`
  for (let count = 0; count < 60; count += 1) {
    const { statusCode, body } = await get(`${path}&limit=${(count % 50) + 1}`)
    expect(statusCode).toBe(503)
    expect(body).toContain('The database cannot be reached. The operator must check that it runs')
  }
  const seconds = Math.ceil((performance.now() - from) / 1000)
  const about = lines.filter((line) => line.includes('Requests are answered 503.'))
  expect(about.length).toBeGreaterThan(0)
  expect(about.length).toBeLessThanOrEqual(seconds)
  const metrics = await get('/metrics')
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toContain('countersign_database_up 0')
  const ready = await get('/health/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.body).toContain('The database cannot be reached.')
  expect((await get('/health/live')).statusCode).toBe(200)
})
