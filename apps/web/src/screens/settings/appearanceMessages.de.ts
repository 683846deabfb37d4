import { defineTranslation } from '@countersign/primitives'
import type { appearanceMessages } from './appearanceMessages.ts'

export const appearanceMessagesDe = defineTranslation<typeof appearanceMessages>('appearance', {
  title: 'Darstellung',
  subtitle: 'Wie Countersign in diesem Browser aussieht. Andere Eigentümer haben eigene Einstellungen.',
  accent: 'Akzentfarbe',
  accentScope: 'Schaltflächen und Unterschriften',
  accentNote:
    'Hell und dunkel, jeweils mit dem Kontrast. Prüfergebnisse behalten ihre eigenen Farben, Symbole und Worte.',
  contrasts: ({ light, dark }) => `${light} / ${dark}`,
  scheme: 'Farbschema',
  system: 'Wie das System',
  light: 'Hell',
  dark: 'Dunkel',
  density: 'Dichte',
  comfortable: 'Normal',
  compact: 'Kompakt',
  densityNote:
    'Kompakte Zeilen sind niedriger und enthalten dieselben Worte. Auf dem Telefon bleiben sie so hoch, dass ein Finger sie trifft.',
  preview: 'Vorschau',
  previewScope: 'beide Farbschemas',
  previewSend: ({ amount }) => `${amount} senden`,
  previewNeeded: 'Ihre Unterschrift fehlt',
  previewReview: 'Prüfen',
  previewQueue: 'Warteschlange öffnen',
  previewNote: 'Wirkt sofort und wird in diesem Browser gespeichert.',
  blue: 'Blau',
  green: 'Grün',
  orange: 'Orange',
  pink: 'Rosa',
  purple: 'Violett',
  red: 'Rot',
})
