import { spareKeys } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { insertMany } from '../../db/statements/insertMany.ts'
import { historyGroups, transfers } from '../../db/schema/schema.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

const MANY = 20
const Page = z.object({ next: z.nullable(z.string()), results: z.array(z.unknown()) })
const Row = z.object({ transaction: z.object({ txHash: z.string() }) })
const Exported = z.object({ rows: z.array(z.object({ transactionHash: z.string() })) })

/** Later blocks have smaller hashes, so sorting by hash alone would reverse the order. */
const hashOf = (block: number): Hex => `0x${(1000 - block).toString(16).padStart(64, '0')}`

test('behavior: blocks with the same second are in the order of the chain, on every page and in the export', async () => {
  const { account, context, url, params } = fixture
  const [from] = spareKeys
  const at = Date.parse('2040-01-01T00:00:00Z')
  const blocks = Array.from({ length: MANY }, (_none, index) => 1000 + index)
  const groups = blocks.map((blockNumber, index) => ({
    chainId: CHAIN_ID,
    safe: account.address,
    transactionHash: hashOf(index),
    blockNumber,
    blockTime: at,
  }))
  const rows = groups.map(({ chainId, safe, transactionHash, blockNumber }) => ({
    chainId,
    safe,
    id: `e${transactionHash.slice(2)}0`,
    transactionHash,
    blockNumber,
    logIndex: 0,
    executedAt: at,
    kind: 'NATIVE' as const,
    from: from.address,
    to: safe,
    value: 1n,
    direction: 'INCOMING' as const,
    counterparty: from.address,
    similarity: '',
  }))
  const { drizzle } = context.db
  await insertMany(transfers, rows, (part) => drizzle.insert(transfers).select(part))
  await insertMany(historyGroups, groups, (part) => drizzle.insert(historyGroups).select(part))

  const read: string[] = []
  let next: string | null = `${url}/v1/chains/${CHAIN_ID}/safes/${params.safe}/transactions/history?cursor=limit%3D7`
  while (next !== null && read.length < MANY) {
    const page: z.infer<typeof Page> = z.parse(Page, await (await fetch(next)).json())
    for (const result of page.results) {
      const row = Row.safeParse(result)
      if (row.success) read.push(row.data.transaction.txHash)
    }
    next = page.next
  }
  const newestFirst = groups.map(({ transactionHash }) => transactionHash).toReversed()
  expect(read.slice(0, MANY)).toEqual(newestFirst)
  const path = `/v1/chains/${CHAIN_ID}/safes/${params.safe}/export?format=json&from=2039-12-31`
  const { rows: exported } = z.parse(Exported, await (await fetch(url + path)).json())
  expect(exported.map(({ transactionHash }) => transactionHash)).toEqual(newestFirst.toReversed())
})
