import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { refreshSessionKeys, rotateSessionKey, signingKey, verifyingKeys } from './sessionKeys.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('behavior: when one process ends all sessions, the others drop the old key too, before a session of the new one reaches them', async () => {
  // Each has its own cache of the secrets, and the table is shared.
  const startProcess = () => ({
    config: { dataDir: 'memory' },
    db: { ...db, kind: 'postgres' as const },
    monotonic: () => 0,
  })
  const [one, other] = [startProcess(), startProcess()]
  const leaked = await signingKey(other)
  expect((await signingKey(one)).kid).toBe(leaked.kid)
  const kid = await rotateSessionKey(one, true)
  await refreshSessionKeys(other)
  expect(await verifyingKeys(other, leaked.kid)).toEqual([])
  expect((await signingKey(other)).kid).toBe(kid)
})
