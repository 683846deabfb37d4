import { expect, test } from 'vitest'
import { addressSuggestions } from './addressSuggestions.ts'
import { findLookalike } from './lookalikes.ts'

const real = { address: '0x4bF213bA07B6000000000000000000003183a91C', name: 'Meridian Labs' } as const
const forged = '0x4bf2096734e40000000000000000000011b4A91c'

test('behavior: an address with the same ends and another middle is a look-alike, the same address is not', () => {
  expect(findLookalike(forged, [real])).toBe(real)
  expect(findLookalike(real.address, [real])).toBeNull()
})

test('behavior: suggestions match this chain or all, by name or digits, own names first and each address once', () => {
  const entries = [
    { address: real.address, name: 'Mine', chainId: null },
    { address: forged, name: 'Elsewhere', chainId: '2' },
  ] as const
  const others = [{ ...real, source: 'service' as const }]
  const found = addressSuggestions({ text: '4bf2', chainId: '1', entries, others })
  expect(found).toEqual([{ address: real.address, name: 'Mine', source: 'you' }])
  expect(addressSuggestions({ text: 'zzz', chainId: '1', entries, others })).toEqual([])
})
