import type { Check } from '@countersign/safe/checks'
import { expect, it } from 'vitest'
import { joinAlike } from './joinAlike.ts'

const caution = (id: Check['id'], title: string, more: Partial<Check> = {}): Check => ({
  id,
  verdict: 'caution',
  title,
  reason: 'Because.',
  ...more,
})

it('behavior: cautions with one title are one row, in their order', () => {
  const first = caution('settings', 'This changes who controls the account', { reason: 'Call 1 replaces an owner.' })
  const second = caution('settings', 'This changes who controls the account', { reason: 'Call 2 adds an owner.' })
  const other = caution('settings', 'This changes who controls another account')
  expect(joinAlike([first, other, second])).toEqual([[first, second], [other]])
})

it('behavior: a caution with a remedy is the first row, and is never joined', () => {
  const plain = caution('inputs', 'First payment')
  const remedy = caution('owner-graph', 'One lost key would lock the account', { remedies: [] })
  expect(joinAlike([plain, remedy, { ...remedy }])).toEqual([[remedy], [remedy], [plain]])
})

it('security: checks with different ids are never joined', () => {
  const one = caution('settings', 'The same title')
  const other = caution('recipients', 'The same title')
  expect(joinAlike([one, other])).toHaveLength(2)
})
