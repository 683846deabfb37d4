import { expect, test } from 'vitest'
import { memoryKeyValue } from './KeyValue.ts'
import { createMessageStore, mergeMessages } from './createMessageStore.ts'
import type { LocalMessage } from './LocalMessage.ts'

const owner = (digit: string) => `0x${digit.repeat(40)}` as const
const signature = (digit: string, receivedAt = 1) => ({ owner: owner(digit), data: '0x1b' as const, receivedAt })
const message = (change: Partial<LocalMessage> = {}): LocalMessage => ({
  chainId: '1',
  safe: owner('5'),
  messageHash: `0x${'7'.repeat(64)}`,
  message: 'Hello',
  signatures: [signature('1')],
  proposer: owner('1'),
  origin: null,
  source: 'page',
  createdAt: 10,
  modifiedAt: 10,
  offer: null,
  ...change,
})

test('behavior: signatures of both stay, in either order, and the stored fields stay', () => {
  const incoming = message({
    message: 'Something else',
    signatures: [signature('1', 9), signature('2', 9)],
    source: 'import',
    modifiedAt: 20,
  })
  const merged = mergeMessages(message(), incoming)
  expect(merged).toMatchObject({ message: 'Hello', source: 'page', createdAt: 10, modifiedAt: 20 })
  expect(merged.signatures).toEqual([signature('1', 1), signature('2', 9)])
  const owners = (one: LocalMessage) => one.signatures.map((each) => each.owner).toSorted()
  expect(owners(mergeMessages(incoming, message()))).toEqual(owners(merged))
})

test('behavior: a delivered message is offered again only when it has new signatures', () => {
  const offer = { at: 1, result: 'taken', words: 'Handed over.' } as const
  expect(mergeMessages(message({ offer }), message()).offer).toEqual(offer)
  expect(mergeMessages(message({ offer }), message({ signatures: [signature('2')] })).offer).toBeNull()
})

test('error: a message of another account under the same hash changes nothing', () => {
  const known = message()
  expect(mergeMessages(known, message({ safe: owner('6'), signatures: [signature('2')] }))).toEqual(known)
})

test('behavior: the store keeps by chain and hash, lists by account, and skips unreadable entries', async () => {
  const table = memoryKeyValue()
  const store = createMessageStore(table)
  let reported = 0
  const stop = store.subscribe(() => reported++)
  await store.put(message())
  await store.put(message({ chainId: '5', createdAt: 5 }))
  await store.put(message({ signatures: [signature('2')] }))
  await table.set('1:0x', { ...message(), signatures: 'all of them' })
  stop()
  expect(reported).toBe(3)
  expect((await store.list()).map(({ chainId }) => chainId)).toEqual(['5', '1'])
  expect(await store.list({ chainId: '1', safe: owner('6') })).toEqual([])
  const kept = await store.find({ chainId: '1', messageHash: message().messageHash })
  expect(kept?.signatures.map((each) => each.owner)).toEqual([owner('1'), owner('2')])
})
