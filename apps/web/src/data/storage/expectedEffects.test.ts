import { expect, test } from 'vitest'
import { findExpectedEffects, type ExpectedEffects } from './expectedEffects.ts'

const subject = {
  chainId: '1',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  hash: `0x${'a'.repeat(64)}`,
} as const
const stored: ExpectedEffects = { ...subject, at: 1, block: '7', moves: [], held: [], fee: null }

test('behavior: figures are found by chain, account and hash alone', () => {
  expect(findExpectedEffects([stored], { ...subject, hash: `0x${'A'.repeat(64)}` })).toBe(stored)
  expect(findExpectedEffects([stored], { ...subject, chainId: '10' })).toBeNull()
  expect(findExpectedEffects([stored], { ...subject, hash: `0x${'b'.repeat(64)}` })).toBeNull()
  const other = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
  expect(findExpectedEffects([stored], { ...subject, safe: other })).toBeNull()
})
