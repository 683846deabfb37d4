import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { ringLabel } from './ring/ringSegments.ts'
import { uiMessagesDe } from './uiMessages.de.ts'
import { formatBlockNumber } from './values/BlockNumber.tsx'
import { fiatText } from './values/fiatText.ts'

afterEach(() => setLanguage('en'))

test('behavior: in German the shared components speak German', () => {
  addTranslator('de', translatorOf([uiMessagesDe]))
  setLanguage('de')
  expect(ringLabel({ required: 3, signed: 1, state: 'yours' })).toBe(
    '1 von 3 unterschrieben, Ihre Unterschrift ist die nächste',
  )
  expect(ringLabel({ required: 3, signed: 1, excluded: 1 })).toBe('1 gültige Unterschrift von 3, 1 ausgeschlossen')
  expect(fiatText(null, 'USD')).toBe('Kein Preis')
  // As all other numbers: "1,291" would be read as a decimal.
  expect(formatBlockNumber(1_291n)).toBe('1.291')
})
