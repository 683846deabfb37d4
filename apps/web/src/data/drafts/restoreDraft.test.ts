import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { addToBatch } from './addToBatch.ts'
import { restoreDraft } from './restoreDraft.ts'
import { BATCH, type SavedCall, type SavedDraft } from './SavedDraft.ts'
import { savedDrafts } from './savedDrafts.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const account = { chainId: '1', safe } as const
const call = (id: string, data: Hex = '0x'): SavedCall => ({ id, call: { to: safe, value: 1n, data }, typed: [] })
const owners = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256)']), args: [2n] })
const batch = (): SavedDraft | null => savedDrafts.read(account, BATCH)
const ids = () =>
  batch()
    ?.calls.map(({ id }) => id)
    .join('')

/** The batch with these calls. */
function fill(...calls: SavedCall[]): SavedDraft {
  addToBatch(account, calls, { removedModules: [safe] })
  const made = batch()
  if (made === null) throw new Error('The batch was not stored.')
  return made
}
/** Takes a call out, as the page of the drafts does. */
const takeOut = (before: SavedDraft, id: string): SavedDraft =>
  savedDrafts.save({ ...before, removedModules: undefined, calls: before.calls.filter((one) => one.id !== id) })

beforeEach(() => {
  let now = 1
  vi.spyOn(Date, 'now').mockImplementation(() => now++)
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('behavior: an unchanged draft is restored as it was', () => {
  const before = fill(call('a'), call('b'))
  const left = takeOut(before, 'a')
  restoreDraft(before, { removed: [call('a')], left })
  expect(batch()).toEqual(before)
  savedDrafts.remove(before)
  restoreDraft(before, { removed: before.calls, left: null })
  expect(batch()).toEqual(before)
})

test('behavior: a removed call returns to its place, and calls that were added meanwhile stay', () => {
  const before = fill(call('a'), call('b'), call('c'))
  const left = takeOut(before, 'b')
  addToBatch(account, [call('d')])
  restoreDraft(before, { removed: [call('b')], left })
  expect(ids()).toBe('abcd')
  // The review would plan the calls of the form again, and leave out the other one.
  expect(batch()?.removedModules).toBeUndefined()
})

test('behavior: only the removed call returns to a draft that was removed meanwhile', () => {
  const before = fill(call('a'), call('b'))
  const left = takeOut(before, 'a')
  savedDrafts.remove(left)
  restoreDraft(before, { removed: [call('a')], left })
  expect(ids()).toBe('a')
})

test('behavior: the calls of a removed batch are added to the batch that was begun since', () => {
  const before = fill(call('a'), call('b'))
  savedDrafts.remove(before)
  addToBatch(account, [call('c')])
  restoreDraft(before, { removed: before.calls, left: null })
  expect(ids()).toBe('abc')
})

test('error: a change of the owners does not return to a batch that got another one meanwhile', () => {
  const before = fill(call('a', owners), call('b'))
  const left = takeOut(before, 'a')
  addToBatch(account, [call('c', owners)])
  expect(() => restoreDraft(before, { removed: [call('a', owners)], left })).toThrow(/already changes its owners/)
  expect(ids()).toBe('bc')
})
