import { defineTranslation } from '@countersign/primitives'
import type { keyMessages } from './keyMessages.ts'

export const keyMessagesDe = defineTranslation<typeof keyMessages>('keys', {
  title: 'Tasten',
  off: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet. Strg K funktioniert.',
  control: 'Strg K',
  nextRow: 'Nächste Zeile',
  previousRow: 'Vorherige Zeile',
  openRow: 'Zeile öffnen',
  sources: 'Quellenzeichen als Wörter',
  thisList: 'Diese Liste',
  goTo: ({ page }) => `Zu ${page}`,
})
