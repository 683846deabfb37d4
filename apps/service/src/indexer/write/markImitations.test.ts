import { checksumAddress } from '@countersign/primitives'
import { and, asc, eq } from 'drizzle-orm'
import { numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../db/database/Database.ts'
import { transfers } from '../../db/schema/schema.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createBatch } from '../fold/Batch.ts'
import { describeCounterparty } from '../fold/effects/buildTokenRows.ts'
import type { TransferRow } from '../fold/effects/Effect.ts'
import { writeTransfers } from './writeRange.ts'
import { markImitations } from './markImitations.ts'

const TOKEN = checksumAddress(`0x${'b'.repeat(40)}`)
const CHAIN = '1'
let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db?.close())

const account = (index: number) => checksumAddress(numberToHex(0xacc00n + BigInt(index), { size: 20 }))
/** An address with the first three and last four digits of all others. */
const lookAlike = (index: number) => checksumAddress(`0xabc${numberToHex(index, { size: 16 }).slice(2)}0beef`)

let log = 0
function transfer(safe: number, other: number, amount: bigint, more: Partial<TransferRow> = {}): TransferRow {
  const [from, to] =
    more.direction === 'OUTGOING' ? [account(safe), lookAlike(other)] : [lookAlike(other), account(safe)]
  log += 1
  return {
    chainId: CHAIN,
    safe: account(safe),
    id: `e${log}`,
    transactionHash: numberToHex(log, { size: 32 }),
    blockNumber: log,
    logIndex: 0,
    executedAt: log * 1000,
    kind: 'ERC20',
    token: TOKEN,
    value: amount,
    amount: null,
    direction: 'INCOMING',
    from,
    to,
    ...describeCounterparty(lookAlike(other)),
    ...more,
  }
}

/** Resolves with the number of statements that the marking took. */
const write = (rows: readonly TransferRow[]): Promise<number> =>
  db.transaction(async (tx) => {
    await writeTransfers(tx, CHAIN, rows)
    const statements = vi.spyOn(tx, 'execute')
    await markImitations(tx, CHAIN, { ...createBatch(new Map()), transfers: [...rows] })
    return statements.mock.calls.length
  })
const readMarks = async (safe: number) =>
  (
    await db.drizzle
      .select({ imitation: transfers.imitation })
      .from(transfers)
      .where(and(eq(transfers.chainId, CHAIN), eq(transfers.safe, account(safe))))
      .orderBy(asc(transfers.blockNumber))
  ).map(({ imitation }) => imitation)

test('error: a flood of look-alikes in one transaction is judged in a few statements, each correctly', async () => {
  const paid = transfer(1, 0, parseEther('250'), { direction: 'OUTGOING' })
  await write([paid])
  const flood = Array.from({ length: 300 }, (_none, index) => {
    // Dust, the paid amount and a new amount, in turn.
    const own = (parseEther('1000') * 105n ** BigInt(index)) / 100n ** BigInt(index)
    return transfer(1, index + 1, [1n, parseEther('250'), own][index % 3] ?? 0n)
  })
  expect(await write(flood)).toBeLessThan(10)
  expect(await readMarks(1)).toEqual([false, ...flood.map((_row, index) => index % 3 !== 2)])
})

test('behavior: a transfer that repeats only imitations is not marked, however many there are', async () => {
  const rows = [
    transfer(2, 0, parseEther('100')),
    ...Array.from({ length: 6 }, () => transfer(2, 1, parseEther('100.9'))),
    transfer(2, 2, parseEther('101.8')),
    transfer(2, 3, parseEther('101.8')),
  ]
  await write(rows)
  // The last transfer repeats the one before, which is genuine.
  expect(await readMarks(2)).toEqual([false, true, true, true, true, true, true, false, true])
})

test('behavior: dust of the native coin imitates every paid address; received amounts do not make a difference', async () => {
  const coin = { kind: 'NATIVE', token: null } as const
  await write([
    transfer(3, 0, parseEther('5'), { direction: 'OUTGOING' }),
    transfer(3, 1, parseEther('0.001'), coin),
    transfer(3, 1, parseEther('0.002'), coin),
  ])
  await write([transfer(4, 0, parseEther('5')), transfer(4, 1, parseEther('0.001'), coin)])
  expect(await readMarks(3)).toEqual([false, true, false])
  expect(await readMarks(4)).toEqual([false, false])
})
