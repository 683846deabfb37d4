import { type Address, checksumAddress } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { buildSafeState } from '../../testing/buildSafeState.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { createBatch } from '../fold/Batch.ts'
import { memoryAfterWrite } from './memoryAfterWrite.ts'
import type { StoredMemory } from '../state/IndexerParts.ts'
import { resultOfBatch } from '../fold/RangeResult.ts'
import { toIndexedAccount } from '../read/refreshAccounts.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'

const address = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`)
const account = (of: Address, version: string) =>
  toIndexedAccount('1', { ...buildSafeState(of), version, blockNumber: UNREAD })
const [old, fresh, silent, token] = ['a', 'b', 'c', 'd'].map(address) as [Address, Address, Address, Address]

const memory = (): StoredMemory => ({
  revision: 1,
  accounts: new Set([lowerAddress(old)]),
  silent: new Set(),
  unread: new Set(),
  tokens: new Set(),
  strangers: new Set(),
})
function resultOf(accounts: readonly IndexedAccount[]) {
  const batch = createBatch(new Map(accounts.map((one) => [one.address, one])))
  for (const one of accounts) batch.changed.add(one.address)
  const metadata = { address: token, type: 'ERC20' as const, name: 'T', symbol: 'T', decimals: 6 }
  return { ...resultOfBatch(batch), tokens: [metadata] }
}

test('behavior: the view for the next run contains the additions of this run; the memory does not before the write', () => {
  const known = memory()
  const ahead = memoryAfterWrite(known, resultOf([account(fresh, '1.4.1'), account(silent, '1.1.1')]))
  expect([...ahead.accounts]).toEqual([lowerAddress(old), lowerAddress(fresh), lowerAddress(silent)])
  expect(ahead.accounts.size).toBe(3)
  expect([...ahead.silent]).toEqual([lowerAddress(silent)])
  expect([...ahead.unread]).toEqual([fresh, silent])
  expect(ahead.tokens.has(token)).toBe(true)
  expect(known).toEqual(memory())
})

test('behavior: a member that joins the memory meanwhile is not counted twice', () => {
  const known = memory()
  const ahead = memoryAfterWrite(known, resultOf([account(fresh, '1.4.1')]))
  known.accounts.add(lowerAddress(fresh))
  expect([...ahead.accounts]).toEqual([lowerAddress(old), lowerAddress(fresh)])
  expect(ahead.accounts.size).toBe(2)
})

test('behavior: without additions the view is the memory itself, which may have a million accounts', () => {
  const known = memory()
  known.unread.add(old)
  expect(memoryAfterWrite(known, resultOf([account(old, '1.4.1')])).accounts).toBe(known.accounts)
})
