import type { InboxAccount, InboxPage, QueueItem } from '@countersign/api'
import { demoOwners, deploySafe, signSafeHash, spareKeys, type DemoKey } from '@countersign/devchain'
import { hashSafeMessage } from '@countersign/safe'
import type { Address } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMany } from '../../db/statements/insertMany.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { buildProposal } from '../../testing/buildProposal.ts'
import { CHAIN_ID, startFixture, type Fixture } from '../../testing/startFixture.ts'

const [alice, bob] = demoOwners
const stranger = spareKeys[4].address
const banned: Address = '0x0000000000000000000000000000000000000bAd'

let fixture: Fixture
/** Owned by Alice and Bob; owned by the first account; with a long queue. */
let parent: Address
let child: Address
let crowded: Address
let salt = 7000n

beforeAll(async () => {
  fixture = await startFixture(undefined, { policy: { bannedSafes: [banned] } })
  parent = await create([alice.address, bob.address])
  child = await create([parent, bob.address])
  crowded = await create([alice.address])
  await fixture.runtime.indexer.sync()
})
afterAll(() => fixture.stop())

const create = async (owners: Address[]): Promise<Address> => {
  const input = { owners, threshold: owners.length, version: '1.4.1', saltNonce: salt++ } as const
  return (await deploySafe(fixture.devchain.rpcUrl, input)).address
}
const propose = async (safe: Address, nonce: bigint, signer: DemoKey) => {
  const body = await buildProposal(fixture.devchain.rpcUrl, safe, { to: stranger, value: 1n, nonce }, [signer])
  await fixture.api.proposeTransaction({ params: { chainId: CHAIN_ID, safe }, body })
  return body.safeTxHash
}
const ask = (safes: readonly string[], cursor: string | null = null): Promise<InboxPage> =>
  fixture.api.getInbox({ body: { safes: [...safes], cursor } })
const name = (safe: string) => `${CHAIN_ID}:${safe}`
const accountOf = ({ results }: InboxPage, safe: Address): InboxAccount => {
  const found = results.find(({ address }) => address === safe)
  if (!found || 'error' in found) throw new Error(`${safe}: ${found?.error ?? 'not in the answer'}`)
  return found
}
const noncesOf = (queue: readonly QueueItem[]) =>
  queue.flatMap((item) => {
    const info = item.type === 'TRANSACTION' ? item.transaction.executionInfo : null
    return info?.type === 'MULTISIG' ? [info.nonce] : []
  })
/** Sends a request without the schemas of the client. */
const statusOf = async (body: unknown, path = 'inbox') => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(`${fixture.url}/v1/${path}`, init)).status
}

test('behavior: one answer has the queue, the unsigned messages and the owned accounts of each account', async () => {
  await propose(child, 0n, bob)
  const first = await propose(parent, 0n, alice)
  await propose(parent, 1n, bob)
  const message = 'The payees are right.'
  const target = { chainId: BigInt(CHAIN_ID), safe: parent, version: '1.4.1', message } as const
  const signature = await signSafeHash(hashSafeMessage(target), [alice])
  await fixture.api.createMessage({ params: { chainId: CHAIN_ID, safe: parent }, body: { message, signature } })
  const page = await ask([name(child), name(parent), name(parent.toLowerCase())])
  expect([page.results.length, page.next]).toEqual([2, null])
  const of = accountOf(page, parent)
  expect(of).toMatchObject({ threshold: 2, owners: [alice.address, bob.address], nonce: 0, queued: 2 })
  expect([of.owns, of.ownsMore, of.moreMessages]).toEqual([[child], false, false])
  expect(of.messages).toMatchObject([{ message, confirmationsSubmitted: 1, confirmationsRequired: 2 }])
  // The same rows as in the queue itself.
  const { results } = await fixture.api.getQueue({ params: { chainId: CHAIN_ID, safe: parent } })
  expect(of.queue).toEqual(results)
  expect(Object.values(of.proposers)).toEqual([alice.address, bob.address])
  expect(of.proposers[`multisig_${parent}_${first}`]).toBe(alice.address)
  expect(accountOf(page, child)).toMatchObject({ queued: 1, owns: [], messages: [] })
})

test('behavior: a signed message is not in the answer', async () => {
  const message = 'Signed by all.'
  const target = { chainId: BigInt(CHAIN_ID), safe: crowded, version: '1.4.1', message } as const
  const signature = await signSafeHash(hashSafeMessage(target), [alice])
  await fixture.api.createMessage({ params: { chainId: CHAIN_ID, safe: crowded }, body: { message, signature } })
  expect(accountOf(await ask([name(crowded)]), crowded).messages).toEqual([])
})

test('behavior: a long queue is cut, with its true length, and does not displace other accounts', async () => {
  const hash = await propose(crowded, 0n, alice)
  const { drizzle } = fixture.context.db
  const [row] = await drizzle.select().from(multisigTransactions).where(eq(multisigTransactions.safe, crowded))
  if (!row) throw new Error('Nothing is stored')
  const many = Array.from({ length: 300 }, (_, place) => ({
    ...row,
    safe: crowded,
    safeTxHash: `0x${(place + 1).toString(16).padStart(64, '0')}` as const,
    nonce: place + 1,
  }))
  await insertMany(multisigTransactions, many, (part) => drizzle.insert(multisigTransactions).select(part))
  const page = await ask([name(crowded), name(parent)])
  expect(page.next).toBeNull()
  const of = accountOf(page, crowded)
  expect(of.queued).toBe(301)
  expect(noncesOf(of.queue)).toEqual(Array.from({ length: 100 }, (_, nonce) => nonce))
  expect(JSON.stringify(of.queue.slice(0, 2), (_, value) => (typeof value === 'bigint' ? '' : value))).toContain(hash)
  expect(accountOf(page, parent).queued).toBe(2)
})

test('behavior: pages by cursor contain every account once, and an unknown account has an error', async () => {
  const unknown = Array.from({ length: 60 }, (_, place) => name(`0x${(place + 1).toString(16).padStart(40, '0')}`))
  const all = [...unknown, name(child), name(parent), name(crowded)]
  const seen: string[] = []
  let pages = 0
  for (let cursor: string | null = null; pages === 0 || cursor !== null; pages++) {
    const page: InboxPage = await ask(all, cursor)
    for (const result of page.results) {
      seen.push(name(result.address).toLowerCase())
      if ('error' in result) expect(result.error).toContain('There is no Safe at')
    }
    cursor = page.next
  }
  expect(pages).toBeGreaterThan(1)
  expect(seen.toSorted()).toEqual(all.map((one) => one.toLowerCase()).toSorted())
})

test('an account that is not served has the reason and no data', async () => {
  const { results } = await ask([name(banned), name(parent), `5:${parent}`])
  expect(results.filter((result) => 'error' in result)).toMatchObject([
    { error: expect.stringContaining('not serve') },
    { chainId: '5', error: expect.stringContaining('5') },
  ])
})

test('behavior: the activity of many accounts since a time is listed, newest first, with the signers', async () => {
  const { account } = fixture
  const safes = [name(account.address), name(parent), name(banned)]
  const all = await fixture.api.getActivity({ body: { safes, since: 0 } })
  const { results } = await fixture.api.getHistory({ params: fixture.params })
  const history = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  const shown = all.results.filter(({ address }) => address === account.address).map(({ transaction }) => transaction)
  expect(shown.length).toBeGreaterThan(10)
  expect(shown).toEqual(history.slice(0, shown.length))
  expect(all.signatures.filter(({ address }) => address === parent)).toMatchObject(
    [alice, bob].map(({ address: owner }) => ({ owner, count: 1 })).toReversed(),
  )
  const middle = history[3]?.timestamp ?? 0
  const later = await fixture.api.getActivity({ body: { safes, since: middle } })
  expect(later.results.every(({ transaction }) => transaction.timestamp > middle)).toBe(true)
  expect(later.more).toBe(false)
  expect(await fixture.api.getActivity({ body: { safes, since: Date.now() + 1e9 } })).toEqual({
    results: [],
    more: false,
    signatures: [],
  })
  expect(await statusOf({ safes, since: -1 }, 'activity')).toBe(422)
})

test('error: too many accounts, none, and invalid names are refused', async () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, place) => name(`0x${(place + 1).toString(16).padStart(40, '0')}`))
  expect(await statusOf({ safes: names(1000), cursor: '~' })).toBe(200)
  expect(await statusOf({ safes: names(1001) })).toBe(422)
  expect(await statusOf({ safes: names(20_000) })).toBe(422)
  expect(await statusOf({ safes: names(30_000) })).toBe(413)
  for (const safes of [['x'], ['A'.repeat(100_000)], [7], 'x', null]) expect(await statusOf({ safes })).toBe(422)
  expect(await statusOf({ safes: [name(parent)], cursor: 'A'.repeat(1000) })).toBe(422)
  expect(await statusOf({})).toBe(422)
  expect(await ask([])).toEqual({ next: null, results: [] })
  expect(await ask([name(parent)], '~')).toEqual({ next: null, results: [] })
})
