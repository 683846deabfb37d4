import fc from 'fast-check'
import { encodeAbiParameters, encodePacked, keccak256, size } from 'viem'
import { expect, test } from 'vitest'
import { bytesArbitrary } from '@countersign/primitives/testing'
import { reviewInputs } from '../../testing/reviewInputs.ts'
import { typedDataDigests } from '../typed-data/hashTypedData.ts'
import { calldataDigest } from './calldataDigest.ts'

test('behavior: the digest is the keccak of length and bytes, by another library', () => {
  fc.assert(
    fc.property(bytesArbitrary(400), (data) => {
      const length = encodeAbiParameters([{ type: 'uint256' }], [BigInt(size(data))])
      expect(calldataDigest(data)).toBe(keccak256(encodePacked(['bytes', 'bytes'], [length, data])))
    }),
    { numRuns: 50 },
  )
})

test('behavior: empty calldata has a digest, and a zero byte another', () => {
  expect(calldataDigest('0x')).toBe(keccak256(`0x${'0'.repeat(64)}`))
  expect(calldataDigest('0x00')).not.toBe(calldataDigest('0x'))
})

test('behavior: the digests of the data for the wallet equal those on the page', () => {
  const { reviewed } = reviewInputs()
  expect(typedDataDigests(reviewed.typedData)).toEqual({
    digest: reviewed.safeTxHash,
    domainHash: reviewed.domainHash,
    messageHash: reviewed.messageHash,
  })
})

test('error: half a byte', () => {
  expect(() => calldataDigest('0x123')).toThrow(/hex/)
})
