import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '../language/defineMessages.ts'
import { addTranslator, setLanguage } from '../language/language.ts'
import { listText } from '../language/numberText.ts'
import { addressInputMessagesDe } from './addressInputMessages.de.ts'
import { parseAddressInput } from './parseAddressInput.ts'

afterEach(() => setLanguage('en'))

test('behavior: in German a refused address is explained in German', () => {
  addTranslator('de', translatorOf([addressInputMessagesDe]))
  setLanguage('de')
  expect(parseAddressInput('')).toEqual({ ok: false, reason: 'Geben Sie eine Adresse ein.' })
  expect(parseAddressInput('0x12')).toEqual({
    ok: false,
    reason: 'Diese Adresse hat 2 Ziffern nach 0x, eine Adresse hat 40.',
  })
})

test('behavior: items are joined by the word of the language', () => {
  expect(listText(['an owner', 'a proposer'], 'or')).toBe('an owner or a proposer')
  setLanguage('de')
  expect(listText(['a', 'b', 'c'], 'or')).toBe('a, b oder c')
})
