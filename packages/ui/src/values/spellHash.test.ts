import { expect, test } from 'vitest'
import { hexGroups } from './hexGroups.ts'
import { hashRows, spellHash } from './spellHash.ts'

const hash = '0x1ebbc23afd288f9aefccc90ee0670d06ec5dc6119b0b38486f04fe507fe9e469'

test('behavior: a hash has rows a to d of four groups of four', () => {
  const rows = hashRows(hash)
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(rows[2]?.groups).toEqual(['ec5d', 'c611', '9b0b', '3848'])
})

test('behavior: speech spells every character and names the row', () => {
  expect(spellHash('Domain hash', hash)).toMatch(/^Domain hash\. Row a: 1 e b b, c 2 3 a, f d 2 8, 8 f 9 a\. Row b: /)
})

test('behavior: groups keep every digit, with a shorter last one', () => {
  expect(hexGroups('0x12345')).toEqual({ prefix: '0x', groups: ['1234', '5'] })
  expect(hexGroups('0x')).toEqual({ prefix: '0x', groups: [] })
})
