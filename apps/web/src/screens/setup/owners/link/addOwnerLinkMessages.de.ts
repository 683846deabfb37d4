import { defineTranslation } from '@countersign/primitives'
import type { addOwnerLinkMessages } from './addOwnerLinkMessages.ts'

export const addOwnerLinkMessagesDe = defineTranslation<typeof addOwnerLinkMessages>('add-owner-link', {
  title: 'Eigentümer hinzufügen',
  subtitle: 'Dieser Link bittet Sie, einen Eigentümer hinzuzufügen, nennt aber kein Konto. Wählen Sie das Konto.',
  newOwner: 'Neuer Eigentümer im Link',
  chooseAccount: 'Ihre Konten',
  loading: 'Ihre Konten werden geladen',
  openForm: 'Eigentümer öffnen',
  openFormOf: ({ name, network }) => `Eigentümer von ${name} auf ${network} öffnen`,
  noAccounts: 'Sie haben hier kein Konto.',
  noAccountsNote:
    'Verbinden Sie die Wallet eines Eigentümers, oder öffnen Sie das Konto unter „Alle Konten“. Öffnen Sie dann diesen Link noch einmal. Es ändert sich nichts, bevor Sie geprüft und unterschrieben haben.',
  connect: 'Wallet verbinden',
  allAccounts: 'Alle Konten',
})
