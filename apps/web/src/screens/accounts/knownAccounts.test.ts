import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { knownAccounts } from './knownAccounts.ts'

const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const second = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const chains = [chainFixture()]
const base = { chains, saved: [], wallet, owned: { '31337': [safe] }, ownersOf: () => undefined } as const

test('behavior: ownership comes from the service until the chain has answered', () => {
  expect(knownAccounts(base)).toMatchObject([{ account: `dev1:${safe}`, ownership: 'service', saved: false }])
  expect(knownAccounts({ ...base, ownersOf: () => [other, wallet] })).toMatchObject([{ ownership: 'chain' }])
})

test('behavior: a stored account that the service does not name is owned as soon as the chain says so', () => {
  const saved = [{ chainId: '31337', safe: second, pinned: true, addedAt: 1 }] as const
  expect(knownAccounts({ ...base, owned: {}, saved })).toMatchObject([{ ownership: null }])
  expect(knownAccounts({ ...base, owned: {}, saved, ownersOf: () => [wallet] })).toMatchObject([{ ownership: 'chain' }])
})

test('error: a chain that does not list the wallet contradicts the service', () => {
  expect(knownAccounts({ ...base, ownersOf: () => [other] })).toMatchObject([{ ownership: 'contradicted' }])
})

test('behavior: a stored account that the wallet also owns is listed once, stored ones first', () => {
  const saved = [
    { chainId: '31337', safe: second, pinned: true, addedAt: 1 },
    { chainId: '31337', safe, pinned: false, addedAt: 2 },
  ] as const
  const known = knownAccounts({ ...base, saved })
  expect(known.map((account) => [account.safe, account.saved, account.ownership])).toEqual([
    [second, true, null],
    [safe, true, 'service'],
  ])
})

test('behavior: without a wallet no account is owned; chains that are not configured are left out', () => {
  const saved = [{ chainId: '1', safe, pinned: true, addedAt: 1 }] as const
  expect(knownAccounts({ ...base, wallet: null, owned: {}, saved })).toEqual([])
})
