import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../db/database/Database.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createTestFolder } from '../testing/testService.ts'
import { refreshSessionKeys, rotateSessionKey, signingKey, verifyingKeys } from './sessionKeys.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

// Each has its own cache of the secrets, and the table is shared.
const startProcess = () => ({
  config: { dataDir: 'memory' },
  db: { ...db, kind: 'postgres' as const },
  monotonic: () => 0,
})

test('behavior: when one process ends all sessions, the others drop the old key too, before a session of the new one reaches them', async () => {
  const [one, other] = [startProcess(), startProcess()]
  const leaked = await signingKey(other)
  expect((await signingKey(one)).kid).toBe(leaked.kid)
  const { kid } = await rotateSessionKey(one, true)
  await refreshSessionKeys(other)
  expect(await verifyingKeys(other, leaked.kid)).toEqual([])
  expect((await signingKey(other)).kid).toBe(kid)
})

test('behavior: a rotation beside one that ends all sessions never makes the old key valid again', async () => {
  const [one, other] = [startProcess(), startProcess()]
  for (let round = 0; round < 10; round += 1) {
    const leaked = await signingKey(one)
    const rotations = [() => rotateSessionKey(one, true), () => rotateSessionKey(other, false)]
    const done = await Promise.all((round % 2 === 0 ? rotations : rotations.toReversed()).map((rotate) => rotate()))
    for (const place of [one, other, startProcess()]) {
      await refreshSessionKeys(place)
      expect(await verifyingKeys(place, leaked.kid)).toEqual([])
      expect(done.map(({ kid }) => kid)).toContain((await signingKey(place)).kid)
    }
  }
})

test('behavior: the same with the key file beside the embedded database, and the answer says which keys ended', async () => {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  const place = { config: { dataDir: folder.path }, db: { ...db, kind: 'pglite' as const }, monotonic: () => 0 }
  const leaked = await signingKey(place)
  await Promise.all([rotateSessionKey(place, true), rotateSessionKey(place, false)])
  const restarted = { ...place, db: { ...place.db } }
  for (const each of [place, restarted]) expect(await verifyingKeys(each, leaked.kid)).toEqual([])
  const [second, first] = await verifyingKeys(restarted, undefined)
  const third = await rotateSessionKey(place, false)
  expect(third).toEqual({ kid: third.kid, validKids: [third.kid, second?.kid], endedKids: [first?.kid] })
  const fourth = await rotateSessionKey(place, true)
  expect(fourth).toEqual({ kid: fourth.kid, validKids: [fourth.kid], endedKids: [third.kid, second?.kid] })
})
