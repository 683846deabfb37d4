import { defineTranslation, plural } from '@countersign/primitives'
import type { nonceMessages } from './nonceMessages.ts'

export const nonceMessagesDe = defineTranslation<typeof nonceMessages>('nonce-field', {
  label: 'Nummer der Transaktion',
  enter: 'Geben Sie eine Nummer ein.',
  noNumber: ({ text }) => `„${text}“ ist keine ganze Zahl.`,
  tooLarge: 'Diese Nummer ist größer, als ein Dienst speichern kann.',
  useSuggested: ({ nonce }) => `Vorgeschlagene ${nonce} verwenden`,
  runsNext: 'Wird als nächste ausgeführt',
  runsAfter: ({ first, others }) =>
    others === 0
      ? `Wird nach Transaktion ${first} ausgeführt`
      : plural(others, {
          one: `Wird nach Transaktion ${first} und # weiteren ausgeführt`,
          other: `Wird nach Transaktion ${first} und # weiteren ausgeführt`,
        }),
  loading: 'Der Platz in der Warteschlange wird geladen',
})
