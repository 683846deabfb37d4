import { defineTranslation, plural } from '@countersign/primitives'
import type { sumMessages } from './sumMessages.ts'

export const sumMessagesDe = defineTranslation<typeof sumMessages>('history-sums', {
  title: 'Summen der gefilterten Zeilen',
  adding: 'Summen werden berechnet',
  failed: 'Die Summen konnten nicht gelesen werden.',
  again: 'Erneut versuchen',
  many: 'Das sind mehr als etwa 5.000 Zeilen.',
  addAll: 'Alle addieren',
  addingMany: 'Alle Zeilen werden addiert, während sie ankommen',
  in: 'Ein',
  out: 'Aus',
  fees: 'Gebühren',
  paidByExecutors: ', gezahlt von den ausführenden Wallets',
  noPrice: '(kein Preis)',
  moreTokens: (count) => plural(count, { one: 'und ein weiterer Token', other: 'und # weitere Token' }),
  totals: (of) => `Ein ${of.in}, aus ${of.out}`,
  atPriceOfDay: 'zum Preis des Tages',
  atTodaysPrice: 'zum heutigen Preis',
  mixed: (count) =>
    plural(count, {
      one: 'zum Preis des Tages, eine Überweisung zum heutigen Preis',
      other: 'zum Preis des Tages, # Überweisungen zum heutigen Preis',
    }),
})
