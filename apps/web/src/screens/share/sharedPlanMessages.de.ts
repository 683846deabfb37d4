import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { sharedPlanMessages } from './sharedPlanMessages.ts'

export const sharedPlanMessagesDe = defineTranslation<typeof sharedPlanMessages>('shared-plan', {
  shareTitle: 'Plan teilen',
  close: 'Schließen',
  contains:
    'Er enthält das Ziel, die Konten und die Hashes dessen, was vorgeschlagen wurde. Er enthält keine Transaktion zum Unterschreiben: Die Seite des Empfängers plant sie neu aus der Chain.',
  forOwners: 'Der Plan für die anderen Eigentümer',
  sharedPlan: 'Geteilter Plan',
  statement: (accounts) =>
    plural(accounts, { one: 'Eine Einrichtung für # Konto', other: 'Eine Einrichtung für # Konten' }),
  address: 'Adresse',
  owners: 'Eigentümer',
  needed: 'Nötige Unterschriften',
  ofOwners: ({ threshold, owners }) => `${numberText(threshold)} von ${numberText(owners)}`,
  accounts: 'Konten',
  unknownNetwork: ({ name }) => `${name} (hier nicht eingerichtet)`,
  nextTitle: 'Durch das Öffnen wird nichts vorgeschlagen',
  next: 'Die nächste Seite liest jedes Konto aus seiner Chain und vergleicht den Plan mit dem, den dieser Browser gespeichert hat.',
  open: 'Plan öffnen',
})
