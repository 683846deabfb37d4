import { defineTranslation } from '@countersign/primitives'
import type { settingsLayoutMessages } from './settingsLayoutMessages.ts'

export const settingsLayoutMessagesDe = defineTranslation<typeof settingsLayoutMessages>('settings-layout', {
  parts: 'Teile der Einstellungen',
  all: 'Alle Einstellungen',
  thisBrowser: 'Dieser Browser',
  thisAccount: 'Dieses Konto',
  general: 'Allgemein',
  appearance: 'Darstellung',
  networks: 'Netzwerke und Dienst',
  apps: 'Berechtigungen der Apps',
  data: 'Ihre Daten',
  build: 'Dieser Build',
  setup: 'Eigentümer und Einrichtung',
})
