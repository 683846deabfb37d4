import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { changeSources } from '../db/changes/changeSources.ts'
import { type Fixture, startFixture } from '../testing/startFixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

/** Paths below an account, of every route that is mounted with `mountStored`, and `/boot.json`. */
const CACHED = [
  '',
  '/nonces',
  '/transactions/creation',
  '/transactions/queued',
  '/transactions/history',
  '/transactions/history?token_address=0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4',
  '/incoming-transfers',
  '/multisig-transactions',
  '/module-transactions',
]

/** The names after `from` and `join` in the statements that were sent meanwhile. */
async function tablesOf(run: () => Promise<void>): Promise<Set<string>> {
  const compile = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  onTestFinished(() => compile.mockRestore())
  await run()
  const texts = compile.mock.results.map(({ value }) => String(value.sql))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name = '']) => name)),
  )
}

test('behavior: every table that a cached answer reads has triggers, or is written only along with one that has', async () => {
  const { params, url } = fixture
  const base = `${url}/v1/chains/${params.chainId}/safes/${params.safe}`
  const ids = new Set<string>()
  const read = await tablesOf(async () => {
    for (const path of CACHED) {
      const response = await fetch(base + path)
      expect(response.status, path).toBe(200)
      for (const [id] of (await response.text()).matchAll(/\b(multisig|module|transfer|creation|ethereum)_\w+/g))
        ids.add(id)
    }
    await fetch(`${url}/boot.json?page=home&account=dev1:${params.safe}`)
    for (const id of ids) await fetch(`${url}/v1/chains/${params.chainId}/transactions/${id}`)
  })
  // The list of paths is complete when no route is mounted otherwise.
  expect(ids.size).toBeGreaterThanOrEqual(10)
  const known = new Map(changeSources.map(({ table, part }) => [table, part]))
  const tables = [...read].filter((name) => known.has(name))
  expect(tables).toEqual(
    expect.arrayContaining(['safes', 'transfers', 'multisig_transactions', 'history_groups', 'tokens']),
  )
  // The first answer of the page begins with the newest event, which is not cached. The index reads its cursor meanwhile.
  const notCached = new Set(['events', 'event_floor', 'cursors'])
  expect(tables.filter((name) => known.get(name) === 'unread' && !notCached.has(name))).toEqual([])
})
