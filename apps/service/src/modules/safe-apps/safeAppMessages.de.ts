import { defineTranslation } from '@countersign/primitives'
import type { safeAppMessages } from './safeAppMessages.ts'

export const safeAppMessagesDe = defineTranslation<typeof safeAppMessages>('service-safe-apps', {
  notUrl: 'Die Adresse der App ist keine URL oder enthält einen Benutzernamen oder ein Passwort.',
  notManifest: ({ place }) => `${place} ist kein Manifest einer App: Ein Name und eine Beschreibung sind nötig.`,
  noIcon:
    'Keine App dieses Dienstes hat unter dieser Adresse ein Bild. Der Dienst lädt nur Bilder seiner eigenen Apps.',
})
