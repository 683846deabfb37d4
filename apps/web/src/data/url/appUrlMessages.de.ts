import { defineTranslation } from '@countersign/primitives'
import type { appUrlMessages } from './appUrlMessages.ts'

export const appUrlMessagesDe = defineTranslation<typeof appUrlMessages>('app-urls', {
  invalid: 'Die URL ist ungültig',
  withPassword: 'Die URL ist ungültig: Sie enthält einen Benutzernamen oder ein Passwort',
  httpElsewhere: 'Die URL ist ungültig: http wird nur auf localhost angenommen',
  ownAddress: (origin) =>
    `${origin} ist die eigene Adresse dieser Wallet. Eine App dort könnte ihren Rahmen verlassen und den Speicher der Wallet lesen, daher wird sie nicht geöffnet.`,
})
