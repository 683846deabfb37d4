import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { reviewOwnersMessages } from './reviewOwnersMessages.ts'

export const reviewOwnersMessagesDe = defineTranslation<typeof reviewOwnersMessages>('review-owners', {
  prove: ({ owner }) => `Kontrolle von ${owner} nachweisen`,
  owners: 'Eigentümer',
  ownersOf: ({ account }) => `Eigentümer von ${account}`,
  caption: ({ title }) => `${title}, vorher und nachher`,
  owner: 'Eigentümer',
  notAnOwner: 'Kein Eigentümer',
  before: 'Vorher',
  after: 'Nachher',
  needed: 'Nötige Unterschriften',
  neededOf: ({ threshold, owners }) => `${numberText(threshold)} von ${numberText(owners)}`,
  meaning: 'Was das bedeutet',
  you: 'Sie',
  new: 'neu',
  newProved: 'neu, Kontrolle nachgewiesen',
  sharedAccount: ({ threshold, owners }) => `ein gemeinsames Konto, ${numberText(threshold)} von ${numberText(owners)}`,
  cannotSign: 'ein Vertrag, der nicht unterschreiben kann',
  acceptsAny: 'ein Vertrag, der jede Unterschrift annimmt',
  runsCode: 'sein Schlüssel führt den Code eines Vertrags aus',
  notRead: 'konnte nicht gelesen werden',
  noCall: 'Kein Aufruf des Vertrags führt zu diesen Eigentümern und dieser Zahl nötiger Unterschriften.',
  changed: 'Die Eigentümer haben sich seit Ihrem Entwurf geändert',
  chooseAgain: 'Eigentümer neu wählen',
  came: (count) => plural(count, { one: '<people/> ist jetzt Eigentümer.', other: '<people/> sind jetzt Eigentümer.' }),
  left: (count) =>
    plural(count, { one: '<people/> ist kein Eigentümer mehr.', other: '<people/> sind keine Eigentümer mehr.' }),
  thresholdWent: ({ before, now }) =>
    `Die Zahl nötiger Unterschriften änderte sich von ${numberText(before)} auf ${numberText(now)}.`,
  computed:
    'Die Aufrufe wurden für die von Ihnen gewählten Eigentümer neu berechnet; die Bytes sind andere als vorher. Lesen Sie sie noch einmal.',
  notComputed: ({ reason }) => `Die Aufrufe konnten nicht neu berechnet werden: ${reason}`,
  wouldRemove: (count) =>
    plural(count, {
      one: '<people/> haben Sie nicht gewählt: Diese Transaktion würde diesen Eigentümer entfernen.',
      other: '<people/> haben Sie nicht gewählt: Diese Transaktion würde sie entfernen.',
    }),
})
