import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressArbitrary } from '../../testing/arbitraries.ts'
import { formatAccountAddress } from './formatAccountAddress.ts'
import { parseAccountAddress } from './parseAccountAddress.ts'
import { parseAddressInput } from './parseAddressInput.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test('behavior: takes an address with or without prefix, checksum and spaces around it', () => {
  expect(parseAddressInput(`  ${lower}\n`)).toEqual({ ok: true, address, shortName: null })
  expect(parseAddressInput(`dev1:${address}`)).toEqual({ ok: true, address, shortName: 'dev1' })
  expect(parseAddressInput(`dev1:${lower}`, { shortName: 'dev1' })).toEqual({ ok: true, address, shortName: 'dev1' })
  expect(parseAddressInput(lower, { shortName: 'dev1' })).toEqual({ ok: true, address, shortName: null })
})

test('error: a wrong checksum names both spellings', () => {
  const typed = address.replace('f39F', 'f39f')
  const result = parseAddressInput(typed)
  expect(result.ok || result.reason).toContain(typed)
  expect(result.ok || result.reason).toContain(address)
})

test('error: a wrong prefix names both chains', () => {
  const result = parseAddressInput(`eth:${address}`, { shortName: 'dev1' })
  expect(result.ok || result.reason).toMatch(/"eth".*"dev1"/)
})

test.each([
  ['', 'Enter an address.'],
  [lower.slice(2), 'The address must start with 0x.'],
  ['alice', '"alice" is not an address: those are 0x followed by 40 hexadecimal digits.'],
  [lower.slice(0, -1), 'This address has 39 digits after 0x; an address has 40.'],
  [`${lower}0`, 'This address has 41 digits after 0x; an address has 40.'],
  ['0x12g4', '"g" at position 5 is not a hexadecimal digit.'],
  [`:${address}`, 'The chain prefix before the colon is missing.'],
  [`a b:${address}`, '"a b" is not a chain prefix: those are letters, digits and hyphens, as in "eth".'],
])('error: %j is refused in a sentence', (text, reason) => {
  expect(parseAddressInput(text)).toEqual({ ok: false, reason })
})

test('behavior: any text gives a result, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = parseAddressInput(text, { shortName: 'eth' })
      expect(result.ok || result.reason.length > 0).toBe(true)
    }),
  )
})

test('behavior: an account is formatted and parsed back exactly', () => {
  fc.assert(
    fc.property(addressArbitrary, fc.stringMatching(/^[a-z0-9-]{1,10}$/), (random, shortName) => {
      const account = { shortName, address: random }
      expect(parseAccountAddress(formatAccountAddress(account))).toEqual({ ok: true, account })
    }),
  )
})

test('error: an account without its chain is refused, with the required form', () => {
  expect(parseAccountAddress(lower)).toEqual({
    ok: false,
    reason: `The chain prefix is missing: write it before the address, as in "eth:${address}".`,
  })
})
