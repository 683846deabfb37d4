import { setLanguage } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { feeWords } from './feeWords.ts'

const ether = { decimals: 18, symbol: 'ETH' }
afterEach(() => setLanguage('en'))

test('behavior: four digits, or two significant ones of a smaller amount, with the marks of the language', () => {
  const written = () => [
    feeWords(9_999_999_700_000_000_000_000n, ether),
    feeWords(80_000_000_000_000n, ether),
    feeWords(2n * 10n ** 18n, ether),
  ]
  expect(written()).toEqual(['9,999.9997 ETH', '0.00008 ETH', '2.00 ETH'])
  setLanguage('de')
  expect(written()).toEqual(['9.999,9997 ETH', '0,00008 ETH', '2,00 ETH'])
})
