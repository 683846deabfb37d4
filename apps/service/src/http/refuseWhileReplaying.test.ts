import { demoOwners } from '@countersign/devchain'
import { afterAll, expect, test } from 'vitest'
import { createReplayProgress } from '../journal/ReplayProgress.ts'
import { closeShells, createShell } from '../testing/createShell.ts'

afterAll(closeShells)
const [early, late] = demoOwners.map(({ address }) => address)
const ends = {
  last: 200,
  accounts: new Map([
    [`1:${early?.toLowerCase()}`, 40],
    [`1:${late?.toLowerCase()}`, 190],
    ['1:*', 60],
  ]),
}

test('behavior: while the journal is applied, an account is answered as soon as all its records are', async () => {
  const replay = createReplayProgress()
  const { app } = await createShell({}, Date.now, replay)
  const statusOf = async (path: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ method, url: path, headers: { host: 'localhost' } })).statusCode
  const queueOf = (safe = '') => `/v1/chains/1/safes/${safe}/transactions/queued`

  // The journal is being read: nothing about accounts is known.
  const refused = await app.inject({ url: queueOf(early), headers: { host: 'localhost' } })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '5',
    {
      code: 503,
      statusCode: 503,
      reason: 'REBUILDING',
      message: 'Service unavailable',
      detail: expect.stringContaining('0 %'),
    },
  ])
  replay.begin(0, ends)
  replay.advance(50)
  // Delegations of record 60 count for every account.
  expect(await statusOf(queueOf(early))).toBe(503)
  replay.advance(100)
  // The shell has no chain, so an answer says that it is unknown.
  expect(await statusOf(queueOf(early))).toBe(404)
  expect(await statusOf(queueOf(early?.toLowerCase()))).toBe(404)
  expect(await statusOf(queueOf(late))).toBe(503)
  // Over many accounts, by a hash, and every write: not before the end.
  for (const path of [
    `/v1/owners/${early}/safes`,
    `/v1/safes?safes=1:${early}`,
    `/v1/chains/1/messages/0x${'1'.repeat(64)}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 503])
  expect(await statusOf(`/v1/chains/1/transactions/${early}/propose`, 'POST')).toBe(503)
  // Without the journal.
  for (const path of ['/v1/chains', '/v1/auth/nonce', '/config.json', '/about'])
    expect([path, await statusOf(path)]).toEqual([path, 200])

  const live = await app.inject('/health/live')
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'OK', rebuilding: 50 }])
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toMatchObject([
    503,
    { status: 'KO', detail: expect.stringContaining('50 %') },
  ])
  expect((await app.inject('/health/writes')).statusCode).toBe(503)

  replay.end()
  expect(await statusOf(queueOf(late))).toBe(404)
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'OK' })
})
