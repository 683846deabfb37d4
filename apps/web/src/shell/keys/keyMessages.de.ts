import { defineTranslation } from '@countersign/primitives'
import type { keyMessages } from './keyMessages.ts'

export const keyMessagesDe = defineTranslation<typeof keyMessages>('keys', {
  title: 'Tasten',
  off: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet. Strg K und F8 funktionieren.',
  control: 'Strg K',
  newestToast: 'Zum neuesten Hinweis, etwa um zu widerrufen; Escape führt zurück',
  nextRow: 'Nächste Zeile',
  previousRow: 'Vorherige Zeile',
  openRow: 'Zeile öffnen',
  sources: 'Quellenzeichen als Wörter',
  thisList: 'Diese Liste',
  goTo: ({ page }) => `Zu ${page}`,
})
