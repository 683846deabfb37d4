import type { HistoryFilter } from '@countersign/api'
import { demoOwners, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProposal } from '../../testing/buildProposal.ts'
import { type Fixture, startFixture } from '../../testing/startFixture.ts'

/* What every client answers alike is compared in `apps/web/proof/chainOnly.test.ts`; here is what only a service knows. */
let fixture: Fixture
const [alice, bob] = demoOwners
const [, payee] = spareKeys
const origin = { url: 'https://pay.example', name: 'Payroll', note: 'Rent for the <b>new</b> office' }

beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

const Exported = z.object({
  rows: z.array(
    z.looseObject({
      type: z.string(),
      status: z.nullable(z.string()),
      method: z.nullable(z.string()),
      transactionHash: z.string(),
    }),
  ),
})

const find = async (filter: HistoryFilter, cursor: string | null = null) => {
  const {
    results,
    unmatched = [],
    count,
    next,
  } = await fixture.api.getHistory({
    params: fixture.params,
    query: { ...filter, cursor },
  })
  const rows = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  return { rows, ids: rows.map(({ id }) => id), unmatched, count, next }
}
const notes = async (filter: HistoryFilter) => (await find(filter)).rows.map(({ note }) => note)

test('behavior: note, app, proposer and executor of a transaction are found as soon as it is executed', async () => {
  const { devchain, params, runtime } = fixture
  expect(await notes({ note: 'new office' })).toEqual([])
  const call = { to: payee.address, value: 7n }
  const body = await buildProposal(devchain.rpcUrl, params.safe, call, [bob])
  await fixture.api.proposeTransaction({ params, body: { ...body, origin: JSON.stringify(origin) } })
  await executeSafeTransaction(devchain.rpcUrl, { safe: params.safe, signers: [alice, bob], ...call })
  await runtime.indexer.sync()
  const wanted = ['Rent for the new office']
  expect(await notes({ note: 'NEW OFFICE' })).toEqual(wanted)
  expect(await notes({ app: 'pay.example' })).toEqual(wanted)
  expect(await notes({ q: 'payroll' })).toEqual(wanted)
  expect(await notes({ proposer: bob.address, note: 'rent' })).toEqual(wanted)
  expect(await notes({ proposer: alice.address, note: 'rent' })).toEqual([])
  expect(await notes({ q: body.safeTxHash.slice(0, 20) })).toEqual(wanted)
  expect(await notes({ q: 'kestrel', q_addresses: [payee.address], nonce: Number(body.nonce) })).toEqual(wanted)
})

test('behavior: pages of a filtered history have every row once, with the count of all', async () => {
  const all = await find({ origin: ['owners', 'outside'] })
  expect(all.ids.length).toBeGreaterThan(5)
  const read: string[] = []
  let cursor: string | null = 'limit=2'
  while (cursor !== null) {
    const page = await find({ origin: ['owners', 'outside'] }, cursor)
    expect(page.count).toBe(all.count)
    read.push(...page.ids)
    cursor = page.next && new URL(page.next).searchParams.get('cursor')
  }
  expect(read).toEqual(all.ids)
})

test('behavior: rows that went out together stay together, and those that do not match are named', async () => {
  const batch = await find({ kind: ['payment'], direction: 'outgoing' })
  const together = batch.ids.filter((id) => batch.unmatched.includes(id))
  expect(batch.ids.length).toBeGreaterThan(together.length)
  for (const id of together) {
    const { txHash } = batch.rows.find((row) => row.id === id) ?? {}
    expect(batch.rows.some((row) => row.txHash === txHash && !batch.unmatched.includes(row.id))).toBe(true)
  }
})

test('behavior: the export has exactly what the filter finds', async () => {
  const { safe, chainId } = fixture.params
  const lines = async (query: string) => {
    const answer = await fetch(`${fixture.url}/v1/chains/${chainId}/safes/${safe}/export?format=json${query}`)
    return z.parse(Exported, await answer.json()).rows
  }
  const all = await lines('')
  const failed = await lines('&state=failed')
  expect(failed.map(({ status }) => status)).toEqual(['FAILED'])
  const settings = await lines('&kind=settings')
  expect(settings.map(({ type, method }) => [type, method])).toEqual([['MULTISIG', 'enableModule']])
  const incoming = await find({ direction: 'incoming' })
  const received = (await lines('&direction=incoming')).filter(({ type }) => type === 'TRANSFER')
  expect(new Set(received.map(({ transactionHash }) => transactionHash))).toEqual(
    new Set(incoming.rows.map(({ txHash }) => txHash)),
  )
  expect(received.length).toBeLessThan(all.length)
  expect(await lines('&state=failed&to=2001-01-01')).toEqual([])
})

const TOO_MANY = `address=${`${payee.address},`.repeat(51).slice(0, -1)}`

test.each([
  ['a kind that does not exist', 'kind=sideways', 'kind'],
  ['an exponent', 'value__gte=1e5', 'value__gte'],
  ['a negative amount', 'value__gte=-1', 'value__gte'],
  ['half a nonce', 'nonce=1.5', 'numeric string'],
  ['a short address', 'token=0x12', 'token'],
  ['51 addresses', TOO_MANY, 'address'],
  ['a word as a date', 'execution_date__gte=yesterday', 'execution_date__gte'],
  ['a day that is not on the calendar', 'execution_date__gte=2026-02-31', 'Invalid value'],
])('error: %s is refused', async (_name, query, named) => {
  const { safe, chainId }: { safe: Address; chainId: string } = fixture.params
  const answer = await fetch(`${fixture.url}/v1/chains/${chainId}/safes/${safe}/transactions/history?${query}`)
  expect([400, 422]).toContain(answer.status)
  expect(JSON.stringify(await answer.json())).toContain(named)
})
