import { hasValidChecksum } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { WELL_KNOWN_TOKENS } from './wellKnownTokens.ts'

test('behavior: well-known tokens are written with their checksums', () => {
  const all = Object.values(WELL_KNOWN_TOKENS).flat()
  expect(all.filter((address) => !hasValidChecksum(address))).toEqual([])
  expect(new Set(Object.values(WELL_KNOWN_TOKENS).map((list) => new Set(list).size === list.length))).toEqual(
    new Set([true]),
  )
})
