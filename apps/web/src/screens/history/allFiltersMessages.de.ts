import { defineTranslation } from '@countersign/primitives'
import type { allFiltersMessages } from './allFiltersMessages.ts'

export const allFiltersMessagesDe = defineTranslation<typeof allFiltersMessages>('all-history-filters', {
  title: 'Verlauf filtern',
  direction: 'Richtung',
  any: 'Beliebig',
  kind: 'Art',
  origin: 'Ausgeführt von',
  module: 'Einem Modul',
  state: 'Ergebnis',
  token: 'Token',
  least: 'Betrag ab',
  most: 'Betrag bis',
  amountHint: 'In Einheiten des Tokens, etwa 1500,25.',
  from: 'Ab Tag',
  to: 'Bis Tag',
  days: 'Tage in UTC. Beide gehören dazu.',
  address: 'Adresse',
  addressHint: 'Absender, Empfänger, Vertrag, Token, Modul, vorschlagende oder ausführende Adresse.',
  proposer: 'Vorgeschlagen von',
  moduleAddress: 'Modul',
  number: 'Transaktionsnummer',
  method: 'Methode',
  methodHint: 'Ihr Name oder ihr Selektor, etwa 0xa9059cbb.',
  note: 'Notiz',
  app: 'App',
  apply: 'Treffer zeigen',
  reset: 'Alle entfernen',
  badAmount: ({ text }) => `„${text}“ ist kein Betrag. Geben Sie Ziffern und höchstens ein Komma ein.`,
  badNumber: ({ text }) => `„${text}“ ist keine Transaktionsnummer. Geben Sie eine ganze Zahl ab 0 ein.`,
  badAddress: ({ text }) => `„${text}“ ist keine Adresse.`,
  badText: 'Es kann nach höchstens 200 Zeichen gesucht werden.',
  wrongDays: ({ from, to }) =>
    `Der Zeitraum endet am ${to}, bevor er am ${from} beginnt. Wählen Sie ein späteres Ende.`,
  wrongAmounts: ({ least, most }) =>
    `Der Bereich endet bei ${most}, unter seinem Anfang bei ${least}. Wählen Sie ein höheres Ende.`,
})
