import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { parseQuantity } from './parseQuantity.ts'
import { readMessagesDe } from './readMessages.de.ts'

afterEach(() => setLanguage('en'))

test('error: in German an unexpected answer of the chain is explained in German', () => {
  addTranslator('de', translatorOf([readMessagesDe]))
  setLanguage('de')
  expect(() => parseQuantity('seven')).toThrow('Das Netzwerk antwortete "seven", erwartet war eine Zahl')
})
