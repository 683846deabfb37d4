import { expect, test } from 'vitest'
import { addressOf, entriesOf, entryOf } from './inboxFixture.ts'
import { ownedAccounts } from './inboxQuery.ts'
import { DEEPEST, nameOfEntry, reachOf } from './reachOf.ts'

const wallet = addressOf(1)
const [a, b, c, d] = [addressOf(10), addressOf(11), addressOf(12), addressOf(13)]
const depths = (entries: ReturnType<typeof entriesOf>, ...addresses: (typeof a)[]) => {
  const reach = reachOf(entries, wallet)
  return addresses.map((address) => reach.get(nameOfEntry({ chainId: '31337', address })))
}

test('behavior: accounts are reached through accounts at any depth, by the shortest path', () => {
  const entries = entriesOf(
    entryOf({ address: a, owners: [wallet] }),
    entryOf({ address: b, owners: [a] }),
    entryOf({ address: c, owners: [b, addressOf(2)] }),
    entryOf({ address: d, owners: [addressOf(2)] }),
  )
  expect(depths(entries, a, b, c, d)).toEqual([0, 1, 2, undefined])
  expect(depths({ ...entries, ...entriesOf(entryOf({ address: c, owners: [b, a] })) }, c)).toEqual([1])
})

test('security: accounts that own each other, or themselves, end the search', () => {
  const entries = entriesOf(
    entryOf({ address: a, owners: [wallet, b, a] }),
    entryOf({ address: b, owners: [a] }),
    entryOf({ address: c, owners: [d] }),
    entryOf({ address: d, owners: [c] }),
  )
  expect(depths(entries, a, b, c, d)).toEqual([0, 1, undefined, undefined])
})

test('security: an account of the same address on another chain is another account', () => {
  const entries = {
    ...entriesOf(entryOf({ address: a, owners: [wallet] })),
    ...entriesOf(entryOf({ address: b, owners: [a], chainId: '1' })),
  }
  expect([...reachOf(entries, wallet).keys()]).toEqual([`31337:${a}`])
})

test('security: an endless chain of accounts is followed to a limit', () => {
  const chain = Array.from({ length: 30 }, (_, index) =>
    entryOf({ address: addressOf(100 + index), owners: [index === 0 ? wallet : addressOf(99 + index)] }),
  )
  expect(Math.max(...reachOf(entriesOf(...chain), wallet).values())).toBe(DEEPEST)
})

test('behavior: accounts that are owned and not read yet are requested once, and only below accounts of the wallet', () => {
  const entries = entriesOf(
    entryOf({ address: a, owners: [wallet], owns: [b, c] }),
    entryOf({ address: b, owners: [a], owns: [c, a] }),
    entryOf({ address: d, owners: [addressOf(2)], owns: [addressOf(50)] }),
  )
  expect(ownedAccounts(entries, wallet)).toEqual([{ chainId: '31337', safe: c }])
})
