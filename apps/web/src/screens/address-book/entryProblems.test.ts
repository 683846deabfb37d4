import { expect, test } from 'vitest'
import { bookRows, lookalikePairs } from './bookRows.ts'
import { entryProblems } from './entryProblems.ts'

const entry = { address: '0x4bF213bA07B6000000000000000000003183a91C', name: 'Meridian Labs', chainId: null } as const
const alike = { address: '0x4bf2096734e40000000000000000000011b4A91c', name: 'Alike', chainId: '1' } as const
const base = { name: 'New', address: alike.address, chainId: null, entries: [entry], editing: null } as const

test('behavior: a new name for a new address is valid', () => {
  expect(entryProblems(base)).toEqual({ name: null, address: null, remark: null })
})

test('error: names are 1 to 50 characters', () => {
  expect(entryProblems({ ...base, name: '  ' }).name).toBe('Enter a name.')
  expect(entryProblems({ ...base, name: 'x'.repeat(51) }).name).toBe(
    'The name has 51 characters; the limit is 50. Shorten it.',
  )
  expect(entryProblems({ ...base, name: 'x'.repeat(50) }).name).toBeNull()
})

test('error: an address has one name per network, unless it is the entry being edited', () => {
  const same = { ...base, address: entry.address }
  expect(entryProblems(same).address).toContain('"Meridian Labs"')
  expect(entryProblems({ ...same, chainId: '1' }).address).toBeNull()
  expect(entryProblems({ ...same, editing: entry }).address).toBeNull()
})

test('behavior: a name used twice gives a remark, not an error', () => {
  expect(entryProblems({ ...base, name: 'meridian labs' })).toMatchObject({
    name: null,
    remark: expect.stringContaining('Meridian Labs'),
  })
})

test('behavior: rows are sorted and filtered; similar addresses are paired once', () => {
  expect(bookRows([entry, alike], '').map(({ name }) => name)).toEqual(['Alike', 'Meridian Labs'])
  expect(bookRows([entry, alike], '3183')).toEqual([entry])
  expect(lookalikePairs([entry, alike])).toEqual([[entry, alike]])
})
