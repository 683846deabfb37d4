import { defineTranslation, plural } from '@countersign/primitives'
import type { listMessages } from './listMessages.ts'

export const listMessagesDe = defineTranslation<typeof listMessages>('lists', {
  today: ({ day }) => `Heute, ${day}`,
  yesterday: ({ day }) => `Gestern, ${day}`,
  weekday: ({ weekday, day }) => `${weekday}, ${day}`,

  executable: 'Vollständig unterschrieben, jede Wallet kann sie ausführen',
  mine: ({ signed, required }) => `${signed} von ${required} unterschrieben, Ihre Unterschrift fehlt`,
  completes: 'Ihre Unterschrift ist die letzte',
  completesAtOnce: 'Ihre Unterschrift ist die letzte, Sie können sofort ausführen',
  completesLater: (ahead) =>
    plural(ahead, {
      one: 'Ihre Unterschrift ist die letzte, eine andere geht voraus',
      other: 'Ihre Unterschrift ist die letzte, # andere gehen voraus',
    }),

  asLastSeen: 'Wie zuletzt gesehen',
  asOf: ({ time }) => `Stand ${time}`,

  moreTransactions: 'Weitere Transaktionen zeigen',
  moreMessages: 'Weitere Nachrichten zeigen',
  moreProposers: 'Weitere Einreicher zeigen',
  noMoreTransactions: 'Der Dienst hat keine weiteren Transaktionen gesendet.',
  noMoreMessages: 'Der Dienst hat keine weiteren Nachrichten gesendet.',
  noMoreProposers: 'Der Dienst hat keine weiteren Einreicher gesendet.',
  tryAgain: 'Erneut versuchen',
  review: 'Prüfen',
  execute: 'Ausführen',
  reviewOf: ({ title }) => `Prüfen: ${title}`,
  executeOf: ({ title }) => `Ausführen: ${title}`,
})
