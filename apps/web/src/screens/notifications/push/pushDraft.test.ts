import { expect, test } from 'vitest'
import { changesOf, pushDraft, withTopic } from './pushDraft.ts'

const [first, second, third] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`] as const
const known = [
  { chainId: '1', safe: first },
  { chainId: '1', safe: second },
]

test('behavior: a new registration proposes the usual events of every account, all of them unsaved', () => {
  const draft = pushDraft(null, known)
  expect(draft.map(({ topics }) => topics)).toEqual([
    ['signature', 'ready', 'executed', 'module', 'settings', 'recovery'],
    ['signature', 'ready', 'executed', 'module', 'settings', 'recovery'],
  ])
  expect(changesOf(null, draft)).toBe(12)
})

test('behavior: what was saved stays, a new account follows nothing, and an account that left the list is still shown', () => {
  const saved = {
    accounts: [
      { chainId: '1', address: first, topics: ['received' as const] },
      { chainId: '5', address: third, topics: ['executed' as const] },
    ],
  }
  const draft = pushDraft(saved, known)
  expect(draft).toEqual([
    { chainId: '1', address: first, topics: ['received'] },
    { chainId: '1', address: second, topics: [] },
    { chainId: '5', address: third, topics: ['executed'] },
  ])
  expect(changesOf(saved, draft)).toBe(0)
  const changed = draft.map((account) => ({ ...account, topics: withTopic(account.topics, 'received', true) }))
  expect(changesOf(saved, changed)).toBe(2)
  expect(withTopic(['received', 'module'], 'received', false)).toEqual(['module'])
})
