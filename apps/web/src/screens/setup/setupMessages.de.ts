import { defineTranslation, plural } from '@countersign/primitives'
import type { setupMessages } from './setupMessages.ts'

export const setupMessagesDe = defineTranslation<typeof setupMessages>('setup', {
  title: 'Einrichtung',
  thisAccount: 'dieses Konto',
  subtitle: ({ name, threshold }) =>
    `Die Eigentümer von ${name} und seine Verträge, aus dem Netzwerk gelesen. Jede Änderung braucht ${threshold === null ? 'Unterschriften' : plural(threshold, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  nodesSilent: ({ network }) => `Die Knoten von ${network} haben nicht geantwortet.`,
  fromService: 'Die Werte unten kommen vom Dienst und sind nicht geprüft.',
  loading: 'Die Einrichtung des Kontos wird geladen',
  owners: 'Eigentümer',
  modulesAndGuards: 'Module und Guards',
  limits: 'Limits',
  proposers: 'Einreicher',
  recovery: 'Wiederherstellung',
  contract: 'Vertrag',
  relatedAccounts: 'Verbundene Konten',
  loadingLimits: 'Ausgabenlimits werden geladen',
})
