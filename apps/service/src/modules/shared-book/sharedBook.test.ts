import { type AddSharedEntryRequest, MOST_SHARED_ENTRIES } from '@countersign/api'
import { type DemoKey, demoOwners, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { buildSharedEntryTypedData, hashTypedData, NO_SHARED_ENTRY, type SharedEntry } from '@countersign/safe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { sharedEntries } from '../../db/schema/schema.ts'
import { readEvents } from '../../testing/readEvents.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'

const [alice, bob] = demoOwners
const stranger = spareKeys[0]
let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture?.stop())

const seconds = () => Math.floor(Date.now() / 1000)
const entryOf = (address: Address, name: string, more: Partial<SharedEntry> = {}): SharedEntry => ({
  address,
  name,
  everyNetwork: false,
  version: 1,
  previous: NO_SHARED_ENTRY,
  signedAt: seconds(),
  ...more,
})
const hashOf = (entry: SharedEntry): Hex =>
  hashTypedData(buildSharedEntryTypedData({ chainId: BigInt(CHAIN_ID), safe: fixture.params.safe, entry }))
const signed = async (entry: SharedEntry, key: DemoKey): Promise<AddSharedEntryRequest> => ({
  ...entry,
  signature: await privateKeyToAccount(key.privateKey).sign({ hash: hashOf(entry) }),
})
const add = async (body: AddSharedEntryRequest) => {
  const answer = await fixture.app.inject({
    method: 'POST',
    url: `/v1/chains/${CHAIN_ID}/safes/${fixture.params.safe}/shared-book`,
    payload: body,
    headers: { host: 'localhost' },
  })
  return [answer.statusCode, answer.body === '' ? null : answer.json<{ message: string }>().message]
}
const read = async (address: Address) =>
  (await fixture.api.getSharedBook({ params: fixture.params })).entries.filter((entry) => entry.address === address)

test('behavior: an owner adds an entry, another replaces it, a third version removes it; each names its signer', async () => {
  const { address } = spareKeys[1]
  const first = entryOf(address, 'Exchange')
  expect(await add(await signed(first, alice))).toEqual([201, null])
  // The answer was lost, and the page sends it again.
  expect(await add(await signed(first, alice))).toEqual([201, null])
  const second = entryOf(address, 'Exchange, hot', { version: 2, previous: hashOf(first) })
  expect(await add(await signed(second, bob))).toEqual([201, null])
  expect(await read(address)).toEqual([
    { ...(await signed(second, bob)), signer: bob.address, addedAt: expect.any(Number) },
  ])
  const removal = entryOf(address, '', { version: 3, previous: hashOf(second) })
  expect(await add(await signed(removal, alice))).toEqual([201, null])
  expect(await read(address)).toMatchObject([{ name: '', version: 3, signer: alice.address }])
  const { results } = await fixture.api.getJournal({ params: fixture.params, query: {} })
  expect(results.filter(({ entry }) => entry['kind'] === 'sharedEntry').map(({ entry }) => entry['name'])).toEqual([
    'Exchange',
    'Exchange, hot',
    '',
  ])
})

test('behavior: a stored entry is an event of its account, so that pages of other owners read the book again', async () => {
  const { address } = spareKeys[5]
  const { chainId, safe } = fixture.params
  const reader = await readEvents(`${fixture.url}/v1/events?safes=${chainId}:${safe}`)
  expect(await add(await signed(entryOf(address, 'Landlord'), alice))).toEqual([201, null])
  const { event } = await reader.until(({ type }) => type === 'SHARED_BOOK_UPDATED')
  expect(event).toEqual({ type: 'SHARED_BOOK_UPDATED', chainId, address: safe, timestamp: expect.any(Number) })
  reader.close()
})

test('behavior: an entry of one network and one of every network are two entries', async () => {
  const { address } = spareKeys[2]
  expect(await add(await signed(entryOf(address, 'Here'), alice))).toEqual([201, null])
  expect(await add(await signed(entryOf(address, 'Everywhere', { everyNetwork: true }), bob))).toEqual([201, null])
  expect((await read(address)).map(({ name }) => name)).toEqual(['Here', 'Everywhere'])
})

test('error: another signer, another content, an older version and a skipped version are refused', async () => {
  const { address } = spareKeys[3]
  const entry = entryOf(address, 'Payroll')
  const bySigner = [400, 'Signature does not match an owner']
  const stale = [409, 'The entry was changed in the meantime']
  expect(await add(await signed(entry, stranger))).toEqual(bySigner)
  expect(await add({ ...(await signed(entry, alice)), name: 'Attacker' })).toEqual(bySigner)
  expect(await add(await signed({ ...entry, version: 2 }, alice))).toEqual(stale)
  expect(await add(await signed({ ...entry, signedAt: seconds() - 2 * 86_400 }, alice))).toEqual(stale)
  expect(await add(await signed(entry, alice))).toEqual([201, null])
  expect(await add(await signed({ ...entry, name: 'Other' }, bob))).toEqual(stale)
  const skipping = { ...entry, version: 2, previous: NO_SHARED_ENTRY }
  expect(await add(await signed(skipping, bob))).toEqual(stale)
  expect((await read(address)).map(({ name }) => name)).toEqual(['Payroll'])
})

test('error: invisible characters, spaces at the ends and long names are refused', async () => {
  const { address } = spareKeys[4]
  for (const name of ['pay\u202Eroll', ' Payroll', 'P\0'])
    expect(await add(await signed(entryOf(address, name), alice))).toEqual([422, 'Invalid name'])
  expect((await add(await signed(entryOf(address, 'x'.repeat(51)), alice)))[0]).toBe(422)
  expect(await read(address)).toEqual([])
})

test('error: a flood of entries and of changes ends at the limits', async () => {
  const numbered = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`
  const row = (index: number, addedAt: number) => ({
    chainId: CHAIN_ID,
    safe: fixture.params.safe,
    ...entryOf(numbered(index), `Entry ${index}`),
    hash: NO_SHARED_ENTRY,
    signer: alice.address,
    signature: '0x' as const,
    addedAt,
  })
  const { drizzle } = fixture.context.db
  const many = (count: number, addedAt: number) =>
    drizzle.insert(sharedEntries).values(Array.from({ length: count }, (_, index) => row(index, addedAt)))
  await many(500, Date.now())
  const next = await signed(entryOf(spareKeys[4].address, 'One more'), alice)
  expect(await add(next)).toEqual([429, 'Too many changes'])
  await drizzle.delete(sharedEntries)
  await many(MOST_SHARED_ENTRIES, 0)
  expect(await add(next)).toEqual([409, 'The shared address book is full'])
  await drizzle.delete(sharedEntries)
  expect(await add(next)).toEqual([201, null])
})
