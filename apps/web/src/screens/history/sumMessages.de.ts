import { defineTranslation, plural } from '@countersign/primitives'
import type { sumMessages } from './sumMessages.ts'

export const sumMessagesDe = defineTranslation<typeof sumMessages>('history-sums', {
  title: 'Summen der gefilterten Zeilen',
  adding: 'Summen werden berechnet',
  failed: 'Die Summen konnten nicht gelesen werden.',
  tooMany: 'Das sind zu viele Zeilen für eine Summe. Filtern Sie nach weniger Tagen.',
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
