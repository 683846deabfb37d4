import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { fixedBytesArbitrary } from '../../testing/arbitraries.ts'
import { checksumAddress } from './checksumAddress.ts'
import { hasValidChecksum } from './hasValidChecksum.ts'
import { isAddress } from './isAddress.ts'
import { isSameAddress } from './isSameAddress.ts'
import { shortenAddress } from './shortenAddress.ts'

test('behavior: spells the addresses of EIP-55 as the EIP does', () => {
  const published = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ] as const
  for (const address of published) expect(checksumAddress(`0x${address.slice(2).toLowerCase()}`)).toBe(address)
})

test('behavior: agrees with an independent implementation', () => {
  fc.assert(
    fc.property(fixedBytesArbitrary(20), (address) => {
      expect(checksumAddress(address)).toBe(getAddress(address))
      expect(isSameAddress(address, checksumAddress(address))).toBe(true)
      expect(hasValidChecksum(checksumAddress(address))).toBe(true)
    }),
  )
})

test('behavior: spellings in a single case are valid without a checksum, a wrong checksum is not', () => {
  expect(hasValidChecksum('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(true)
  expect(hasValidChecksum('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toBe(true)
  expect(hasValidChecksum('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(false)
  expect(hasValidChecksum('0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226')).toBe(false)
})

test('behavior: shape and short form', () => {
  expect(isAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(true)
  expect(isAddress('f39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(false)
  expect(isAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266\n')).toBe(false)
  expect(shortenAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe('0xf39F…2266')
})
