import { defineTranslation } from '@countersign/primitives'
import type { rejectMessages } from './rejectMessages.ts'

export const rejectMessagesDe = defineTranslation<typeof rejectMessages>('reject', {
  title: ({ nonce }) => `Transaktion ${nonce} ablehnen?`,
  what: ({ title }) => `Sie lehnen ab: ${title}.`,
  effect: ({ nonce }) =>
    `Damit wird eine leere Transaktion ${nonce} vorgeschlagen. Die Eigentümer unterschreiben sie wie jede andere. Sobald sie ausgeführt ist, kann die abgelehnte Transaktion nie mehr ausgeführt werden.`,
  reason: 'Grund',
  reasonNote:
    'Optional. Er wird als Notiz der Ablehnung gespeichert, und die anderen Eigentümer lesen ihn. Er wird nicht unterschrieben.',
  keep: 'Behalten',
  reject: 'Weiter zur Prüfung',
})
