import { encodeParameters, type Hex } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe/light'
import { beforeEach, expect, test, vi } from 'vitest'
import { addToBatch, savedCallsOf } from './addToBatch.ts'
import { BATCH } from './SavedDraft.ts'
import { countDrafts, keyOfDraft } from './savedDraftKeys.ts'
import { draftsOf, savedDrafts } from './savedDrafts.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = { chainId: '1', safe } as const
const call = (value: bigint, operation: 0 | 1 = 0) => ({ operation, to: other, value, data: '0x' }) as const

beforeEach(() => localStorage.clear())

test('behavior: a draft is read as it was stored, by its account only', () => {
  const saved = savedDrafts.save({
    ...account,
    id: 'one',
    kind: 'draft',
    name: 'Payroll',
    note: '',
    calls: savedCallsOf([call(5n), call(6n)], [{ text: '6', token: null, decimals: 0, call: 1, place: 'value' }]),
  })
  expect(savedDrafts.read(account, 'one')).toEqual(saved)
  expect(saved.calls.map(({ typed }) => typed.length)).toEqual([0, 1])
  expect(draftsOf(savedDrafts.get(), { ...account, chainId: '10' })).toEqual([])
  expect(draftsOf(savedDrafts.get(), { ...account, safe: '0x5fbdb2315678afecb367f032d93f642f64180aa3' })).toEqual([
    saved,
  ])
  expect(countDrafts(account)).toBe(1)
})

test('security: what cannot be read stays in the storage, and no change of another draft touches it', () => {
  const broken = keyOfDraft({ ...account, id: 'broken' })
  localStorage.setItem(broken, '{"version":2,"id":"broken"}')
  // A valid draft under the key of another one.
  addToBatch(account, savedCallsOf([call(1n)], []))
  const foreign = keyOfDraft({ ...account, id: 'foreign' })
  localStorage.setItem(foreign, localStorage.getItem(keyOfDraft({ ...account, id: BATCH })) ?? '')
  addToBatch(account, savedCallsOf([call(2n)], []))
  const { drafts, unread } = savedDrafts.get()
  expect(drafts.map(({ id, calls }) => [id, calls.length])).toEqual([[BATCH, 2]])
  expect(unread.map(({ key }) => key).toSorted()).toEqual([broken, foreign].toSorted())
  expect(localStorage.getItem(broken)).toBe('{"version":2,"id":"broken"}')
})

test('behavior: a batch grows by each form, and undo takes out only what it added', () => {
  const first = addToBatch(account, savedCallsOf([call(1n)], []), { removedModules: [other] })
  expect(savedDrafts.read(account, BATCH)?.removedModules).toEqual([other])
  const second = addToBatch(account, savedCallsOf([call(2n), call(3n)], []))
  expect(second.count).toBe(3)
  // The plan of the first form alone no longer describes all calls.
  expect(savedDrafts.read(account, BATCH)?.removedModules).toBeUndefined()
  first.undo()
  expect(savedDrafts.read(account, BATCH)?.calls.map((one) => one.call?.value)).toEqual([2n, 3n])
  second.undo()
  expect(savedDrafts.read(account, BATCH)).toBeNull()
})

test('behavior: a change of another tab is seen when it is read', () => {
  addToBatch(account, savedCallsOf([call(1n)], []))
  const key = keyOfDraft({ ...account, id: BATCH })
  const elsewhere = (localStorage.getItem(key) ?? '').replace('"value":"1"', '"value":"9"')
  localStorage.setItem(key, elsewhere)
  addToBatch(account, savedCallsOf([call(2n)], []))
  expect(savedDrafts.read(account, BATCH)?.calls.map((one) => one.call?.value)).toEqual([9n, 2n])
})

test('error: a delegatecall does not enter a batch, and a full storage is reported', () => {
  expect(() => savedCallsOf([call(1n, 1)], [])).toThrow('cannot be part of a batch')
  addToBatch(account, savedCallsOf([call(1n)], []))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => addToBatch(account, savedCallsOf([call(2n)], []))).toThrow('did not store')
  full.mockRestore()
  expect(savedDrafts.read(account, BATCH)?.calls).toHaveLength(1)
})

test('behavior: an import adds drafts beside the others, and its undo takes out only those', () => {
  const batch = addToBatch(account, savedCallsOf([call(1n)], []))
  expect(batch.count).toBe(1)
  const own = savedDrafts.read(account, BATCH)
  if (own === null) throw new Error('The batch is not stored.')
  savedDrafts.update((drafts) => [...drafts, { ...own, id: 'imported' }])
  expect(draftsOf(savedDrafts.get(), account).map(({ id }) => id)).toEqual([BATCH, 'imported'])
  savedDrafts.update((drafts) => drafts.filter(({ id }) => id !== 'imported'))
  expect(savedDrafts.get().drafts).toEqual([own])
})

test('security: a second change of the owners, planned for the owners on chain, does not join a batch that changes them', () => {
  const ownCall = (data: Hex): MultiSendCall => ({ operation: 0, to: account.safe, value: 0n, data })
  const threshold = ownCall(encodeParameters('0x694e80c3', [{ uint: 3n }]))
  // It says "2 of", the threshold on chain, and would take back what the first change did.
  const owner = ownCall(encodeParameters('0x0d582f13', [{ address: other }, { uint: 2n }]))
  addToBatch(account, savedCallsOf([threshold], []))
  expect(() => addToBatch(account, savedCallsOf([owner], []))).toThrow('already changes its owners')
  addToBatch(account, savedCallsOf([call(1n)], []))
  expect(savedDrafts.read(account, BATCH)?.calls).toHaveLength(2)
})
