import { demoOwners, spareKeys } from '@countersign/devchain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvedHashes, backfills, confirmations } from '../../db/schema/schema.ts'
import type { Database } from '../../db/database/Database.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { addBackfills, changeBackfill, readBackfill } from '../state/Backfill.ts'
import type { ConfirmationRow } from '../fold/effects/Effect.ts'
import { writeConfirmations } from './writeExecutions.ts'

const CHAIN = '1'
const SAFE = spareKeys[0].address
const [{ address: owner }] = demoOwners

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

const word = (source: 'execution' | 'approveHash', blockNumber: number): ConfirmationRow => ({
  chainId: CHAIN,
  safe: SAFE,
  safeTxHash: '0x01',
  owner,
  source,
  signature: `0x${blockNumber}`,
  submittedAt: blockNumber * 1000,
  blockNumber,
})
const write = (approvals: ConfirmationRow[], executions: ConfirmationRow[]) =>
  db.transaction((tx) => writeConfirmations(tx, approvals, executions))
const readWords = async () =>
  (await db.drizzle.select().from(confirmations)).map(({ source, blockNumber }) => [source, blockNumber])

test('behavior: an owner’s earliest on-chain confirmation counts, even when it is indexed after a later one', async () => {
  await write([], [word('execution', 20)])
  await write([word('approveHash', 30), word('approveHash', 12)], [])
  expect(await readWords()).toEqual([['approveHash', 12]])
  await write([word('approveHash', 9)], [word('execution', 9), word('execution', 8)])
  expect(await readWords()).toEqual([['execution', 8]])
  const approved = await db.drizzle.select().from(approvedHashes)
  expect(approved.map(({ blockNumber }) => blockNumber).toSorted((a, b) => a - b)).toEqual([9, 12, 30])
})

test('behavior: a signature that an owner submitted takes precedence over one from the chain', async () => {
  const { blockNumber: _none, ...row } = word('execution', 5)
  await db.drizzle.insert(confirmations).values({ ...row, safeTxHash: '0x02', source: 'http' })
  await write([{ ...word('approveHash', 3), safeTxHash: '0x02' }], [])
  expect(await readWords()).toContainEqual(['http', null])
})

test('behavior: the history of an account that reappears after a reorg is read from the beginning', async () => {
  await db.transaction((tx) => addBackfills(tx, CHAIN, [SAFE], { from: 0, to: 100, at: 1 }))
  const before = await readBackfill(db.drizzle, CHAIN, SAFE)
  if (!before) throw new Error('It was added.')
  await db.transaction((tx) => changeBackfill(tx, before, { firstBlock: 10, nextBlock: 90 }))
  await db.transaction((tx) => addBackfills(tx, CHAIN, [SAFE], { from: 0, to: 130, at: 2 }))
  expect(await db.drizzle.select().from(backfills)).toMatchObject([
    { toBlock: 130, firstBlock: null, nextBlock: null, requestedAt: 2 },
  ])
})
