import { defineTranslation, plural } from '@countersign/primitives'
import type { fieldMessages } from './fieldMessages.ts'

export const fieldMessagesDe = defineTranslation<typeof fieldMessages>('fields', {
  advanced: 'Erweitert',
  bytes: (count) => plural(count, { one: '# Byte', other: '# Bytes' }),
  method: (selector) => `Methode ${selector}`,
  reservedGas: 'für den inneren Aufruf reserviertes Gas',
  wrongDigit: ({ digit, place }) =>
    `„${digit}“ an Stelle ${place} ist keine hexadezimale Ziffer. Verwenden Sie nur 0-9 und a-f.`,
  calldata: 'Aufrufdaten',
  close: 'Schließen',
  keep: 'Behalten',
  currency: 'Währung',
  oldEmpty:
    'Ist das Feld leer, gilt die Schätzung des Dienstes. Vor Version 1.3.0 verbraucht ein fehlgeschlagener innerer Aufruf die Nonce.',
  oldFilled:
    'Mindestens so viel Gas muss für den inneren Aufruf übrig sein. Vor Version 1.3.0 verbraucht ein fehlgeschlagener innerer Aufruf die Nonce.',
  zeroGas:
    'Bei 0 macht ein fehlgeschlagener innerer Aufruf die ganze Transaktion rückgängig, und die Nonce bleibt frei (ab Version 1.3.0).',
  someGas:
    'Bei mehr als 0 muss mindestens so viel Gas für den inneren Aufruf übrig sein, und die Nonce wird verbraucht, auch wenn der Aufruf fehlschlägt (ab Version 1.3.0).',
  noWhole: (text) => `„${text}“ ist keine ganze Zahl.`,
  tooMuchGas: (gas) => `${gas} ist mehr Gas, als ein Block fassen kann.`,
  oddDigits: (count) => `${count} Ziffern sind keine ganze Zahl von Bytes. Ergänzen oder entfernen Sie eine Ziffer.`,
  showPassphrase: 'Passphrase zeigen oder verbergen',
})
