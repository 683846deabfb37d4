import { defineTranslation } from '@countersign/primitives'
import type { runMessages } from './runMessages.ts'

export const runMessagesDe = defineTranslation<typeof runMessages>('check-run', {
  notRead: 'nicht gelesen',
  newAccount: 'das neue Konto',
  nested: ({ hash, account, reason }) =>
    `In der Transaktion ${hash} von ${account}, die hiermit bestätigt wird: ${reason}`,
})
