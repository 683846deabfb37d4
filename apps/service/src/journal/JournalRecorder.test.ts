import { demoOwners, spareKeys } from '@countersign/devchain'
import { asc, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearProjection } from '../db/migrate/clearProjection.ts'
import { accountJournal, confirmations, journal, journalFaults, multisigTransactions } from '../db/schema/schema.ts'
import type { PublishedEvent } from '../events/EventBus.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'
import type { ProposalEntry } from './JournalEntry.ts'
import { recordProposal } from '../submit/proposals/propose.ts'

const [owner1, owner2] = demoOwners
const safe = spareKeys[0].address
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const
const signature = (digit: string) => `0x${digit.repeat(130)}` as const

let chain: TestChain
let service: TestContext
const published: PublishedEvent[] = []
beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
  service.context.bus.subscribe((event) => published.push(event))
})
afterAll(async () => {
  await service?.close()
  await chain?.devchain.stop({ snapshot: false })
})

const proposal = (index: number): Omit<ProposalEntry, 'kind'> => ({
  chainId: chain.chainId,
  safe,
  safeTxHash: hashOf(index),
  to: safe,
  value: 2n ** 200n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: safe,
  refundReceiver: safe,
  nonce: index,
  proposer: owner1.address,
  proposedByDelegate: null,
  origin: null,
  note: null,
  trusted: true,
  confirmations: [{ owner: owner1.address, signature: signature('1') }],
})
const readAll = async () => {
  const { drizzle } = service.context.db
  return {
    proposals: await drizzle.select().from(multisigTransactions).orderBy(asc(multisigTransactions.nonce)),
    confirmations: await drizzle
      .select()
      .from(confirmations)
      .orderBy(asc(confirmations.safeTxHash), asc(confirmations.owner)),
  }
}

test('behavior: records are applied in order, and each is readable when its promise resolves', async () => {
  for (let index = 1; index <= 5; index += 1) {
    await service.context.journal.record({ kind: 'proposal', ...proposal(index) })
    expect((await readAll()).proposals).toHaveLength(index)
  }
  // On PostgreSQL they arrive by a notification.
  const types = () => published.map(({ event }) => event.type).slice(0, 2)
  await expect.poll(types).toEqual(['PENDING_MULTISIG_TRANSACTION', 'NEW_CONFIRMATION'])
  const ids = published.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

test('behavior: for a known hash the first fields stay and signatures are added', async () => {
  await service.context.journal.record({
    kind: 'proposal',
    ...proposal(1),
    note: 'late note',
    proposer: owner2.address,
    confirmations: [{ owner: owner2.address, signature: signature('2') }],
  })
  const { proposals, confirmations: all } = await readAll()
  expect(proposals[0]).toMatchObject({ proposer: owner1.address, value: 2n ** 200n })
  expect(all.filter(({ safeTxHash }) => safeTxHash === hashOf(1))).toHaveLength(2)
})

test('behavior: a confirmation makes an unsigned proposal visible', async () => {
  await recordProposal(service.context.journal, {
    ...proposal(6),
    note: 'a\0b',
    proposer: null,
    trusted: false,
    confirmations: [],
  })
  expect((await readAll()).proposals[5]).toMatchObject({ trusted: false, note: 'ab' })
  const confirmed = { chainId: chain.chainId, safe, safeTxHash: hashOf(6) }
  await service.context.journal.record({
    kind: 'confirmations',
    ...confirmed,
    confirmations: [{ owner: owner2.address, signature: signature('3') }],
  })
  expect((await readAll()).proposals[5]?.trusted).toBe(true)
})

test('behavior: a deletion removes the signatures too, and the same transaction can be proposed again', async () => {
  const deleted = { chainId: chain.chainId, safe, safeTxHash: hashOf(2) }
  await service.context.journal.record({ kind: 'deletion', ...deleted, deletedBy: owner1.address })
  expect((await readAll()).confirmations.filter(({ safeTxHash }) => safeTxHash === hashOf(2))).toEqual([])
  await service.context.journal.record({ kind: 'proposal', ...proposal(2) })
  expect((await readAll()).proposals.map(({ nonce }) => nonce)).toEqual([1, 2, 3, 4, 5, 6])
})

test('behavior: many concurrent records are all stored', async () => {
  const indexes = Array.from({ length: 100 }, (_, offset) => 100 + offset)
  await Promise.all(indexes.map((index) => service.context.journal.record({ kind: 'proposal', ...proposal(index) })))
  expect((await readAll()).proposals).toHaveLength(106)
})

test('error: a record that can never be applied is set aside, refused to its sender, and blocks no other', async () => {
  const { context } = service
  // Larger than the column allows: an example of a value that a future bug lets through.
  const bad = { kind: 'proposal' as const, ...proposal(2 ** 40) }
  const settled = await Promise.allSettled([
    context.journal.record({ kind: 'proposal', ...proposal(300) }),
    context.journal.record(bad),
    context.journal.record({ kind: 'proposal', ...proposal(301) }),
    // PostgreSQL rejects NUL in its journal; the file accepts it.
    context.journal.record({ kind: 'proposal', ...proposal(302), note: 'a\0b' }),
    context.journal.record({ kind: 'proposal', ...proposal(303) }),
  ])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(settled[1]).toMatchObject({
    reason: { code: 'journal/not-applied', message: expect.stringContaining('range') },
  })
  await context.journal.record({ kind: 'proposal', ...proposal(304) })
  const expected = context.db.kind === 'postgres' ? 1 : 2
  const nonces = async () => (await readAll()).proposals.map(({ nonce }) => nonce).filter((nonce) => nonce >= 300)
  expect(await nonces()).toEqual([300, 301, 303, 304])
  await withServer(async (app) => {
    const { detail } = (await app.inject('/health/ready')).json<{ detail: string }>()
    expect(detail).toContain(`are set aside, see the log: ${expected}`)
    const metrics = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    expect(metrics.body).toContain(`countersign_journal_faults ${expected}`)
  })
  // The account's own hash chain has a link for every record of its journal.
  const linked = await context.db.drizzle.select().from(accountJournal).where(eq(accountJournal.chainId, chain.chainId))
  const positions = linked.map(({ position }) => position).toSorted((a, b) => a - b)
  expect(positions).toEqual(positions.map((_, index) => index + 1))
  expect(await context.db.drizzle.$count(journalFaults)).toBe(expected)
})

async function withServer(visit: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = await createHttpServer(service.context)
  await visit(app).finally(() => app.close())
}

test('behavior: the journal alone restores the same rows', async () => {
  const readFaults = () => service.context.db.drizzle.select({ sequence: journalFaults.sequence }).from(journalFaults)
  const before = [await readAll(), await readFaults()]
  await service.context.db.transaction(clearProjection)
  service = await service.reopen()
  expect([await readAll(), await readFaults()]).toEqual(before)
})

test('behavior: a projection of another journal is replaced', async () => {
  await cutJournal()
  service = await service.reopen()
  const { proposals } = await readAll()
  expect(proposals.map(({ safeTxHash }) => safeTxHash)).toEqual([hashOf(1)])
  const kept = await service.context.db.drizzle
    .select()
    .from(confirmations)
    .where(eq(confirmations.safeTxHash, hashOf(2)))
  expect(kept).toEqual([])
})

/** Replaces the journal by a backup from just after the first record. */
async function cutJournal(): Promise<void> {
  const { config, db } = service.context
  if (db.kind === 'postgres') {
    await db.drizzle.delete(journal).where(gt(journal.sequence, 1))
    return
  }
  const path = join(config.dataDir, 'journal.jsonl')
  const [first] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, `${first}\n`)
}
