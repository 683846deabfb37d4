import { checksumAddress, type Address } from '@countersign/safe/light'
import { expect, test } from 'vitest'
import { UNREAD, type AccountState } from './accountState.ts'
import { createBatch } from './batch.ts'
import { foresee } from './foresee.ts'
import type { StoredMemory } from './indexerParts.ts'

const address = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`)
const lower = (of: Address) => of.toLowerCase() as Address
const account = (of: Address, version: string): AccountState => ({
  chainId: '1',
  address: of,
  createdBlock: 1,
  creationTransactionHash: null,
  creator: null,
  factory: null,
  setupData: null,
  saltNonce: null,
  createdAt: null,
  singleton: of,
  creationSingleton: null,
  version,
  nonce: 0,
  threshold: 1,
  owners: [],
  modules: [],
  fallbackHandler: null,
  guard: null,
  moduleGuard: null,
  stateBlock: UNREAD,
})
const [old, fresh, silent, token] = ['a', 'b', 'c', 'd'].map(address) as [Address, Address, Address, Address]

const memory = (): StoredMemory => ({
  revision: 1,
  accounts: new Set([lower(old)]),
  silent: new Set(),
  unread: new Set(),
  tokens: new Set(),
  strangers: new Set(),
})
function resultOf(accounts: readonly AccountState[]) {
  const batch = createBatch(new Map(accounts.map((one) => [one.address, one])))
  for (const one of accounts) batch.changed.add(one.address)
  const metadata = { address: token, type: 'ERC20' as const, name: 'T', symbol: 'T', decimals: 6 }
  return {
    headers: [],
    transactions: [],
    batch,
    confirmations: [],
    tokens: [metadata],
    strangers: [],
    probed: [],
    logCount: 0,
  }
}

test('behavior: the next run knows what this one brings, and the memory does not until it is written', () => {
  const known = memory()
  const ahead = foresee(known, resultOf([account(fresh, '1.4.1'), account(silent, '1.1.1')]))
  expect([...ahead.accounts]).toEqual([lower(old), lower(fresh), lower(silent)])
  expect(ahead.accounts.size).toBe(3)
  expect([...ahead.silent]).toEqual([lower(silent)])
  expect([...ahead.unread]).toEqual([fresh, silent])
  expect(ahead.tokens.has(token)).toBe(true)
  expect(known).toEqual(memory())
})

test('behavior: what the memory takes over meanwhile is not counted twice', () => {
  const known = memory()
  const ahead = foresee(known, resultOf([account(fresh, '1.4.1')]))
  known.accounts.add(lower(fresh))
  expect([...ahead.accounts]).toEqual([lower(old), lower(fresh)])
  expect(ahead.accounts.size).toBe(2)
})

test('behavior: nothing new is the memory itself, which may have a million accounts', () => {
  const known = memory()
  known.unread.add(old)
  expect(foresee(known, resultOf([account(old, '1.4.1')])).accounts).toBe(known.accounts)
})
