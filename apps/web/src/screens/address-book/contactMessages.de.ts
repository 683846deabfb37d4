import { defineTranslation, numberText } from '@countersign/primitives'
import type { contactMessages } from './contactMessages.ts'

export const contactMessagesDe = defineTranslation<typeof contactMessages>('contact', {
  edit: 'Kontakt bearbeiten',
  add: 'Kontakt hinzufügen',
  name: 'Name',
  address: 'Adresse',
  network: 'Netzwerk',
  allNetworks: 'Alle Netzwerke',
  groups: 'Gruppen (optional)',
  groupsDetail: 'Zum Beispiel Gehälter, Lieferanten. Trennen Sie sie durch Kommas.',
  manyGroups: ({ count, limit }) =>
    `Der Kontakt hat ${numberText(count)} Gruppen, erlaubt sind ${numberText(limit)}. Entfernen Sie einige.`,
  longGroup: ({ length, limit }) =>
    `Ein Gruppenname hat ${numberText(length)} Zeichen, erlaubt sind ${numberText(limit)}. Kürzen Sie ihn.`,
  cancel: 'Abbrechen',
  save: 'Speichern',
  addButton: 'Hinzufügen',
  noAddress: 'Geben Sie eine Adresse ein.',
  noName: 'Geben Sie einen Namen ein.',
  longName: ({ length, limit }) =>
    `Der Name hat ${numberText(length)} Zeichen, erlaubt sind ${numberText(limit)}. Kürzen Sie ihn.`,
  sameAddress: ({ name }) => `Diese Adresse heißt in diesem Netzwerk bereits „${name}“. Bearbeiten Sie diesen Eintrag.`,
  sameName: ({ name }) => `Ein anderer Eintrag heißt ebenfalls „${name}“.`,
})
