import { defineTranslation, numberText } from '@countersign/primitives'
import type { elsewhereMessages } from './elsewhereMessages.ts'

export const elsewhereMessagesDe = defineTranslation<typeof elsewhereMessages>('elsewhere', {
  title: 'Dieselbe Adresse auf anderen Netzen',
  close: 'Schließen',
  intro:
    'Die Adresse folgt aus den Erstellungsdaten. Aus denselben Daten erstellt, hat das Konto diese Adresse auch auf einem anderen Netz.',
  loading: 'Erstellungsdaten werden geladen',
  notLoaded: 'Die Erstellungsdaten sind nicht angekommen',
  tryElsewhere: 'Sie stehen auch in dem Link oder der Datei, mit der das Konto geteilt wurde, und in „Ihre Daten“.',
  proved: 'Diese Seite hat die Adresse aus den Erstellungsdaten neu berechnet: Es ist die Adresse dieses Kontos.',
  refusedTitle: 'Das Konto kann von hier aus nicht auf anderen Netzen erstellt werden',
  unknown: 'Der Dienst weiß nicht, wie dieses Konto erstellt wurde.',
  unreadable: 'Die Einrichtung war ungewöhnlich kodiert. Diese Seite kann nicht sagen, wem das Konto gehören würde.',
  payment:
    'Die Erstellung hat den Absender bezahlt. Auf einem anderen Netz könnte sie jeder ausführen und den Betrag wählen.',
  'other-address':
    'Die angekommenen Erstellungsdaten ergeben eine andere Adresse. Sie gehören zu einem anderen Konto oder zu einer Vertragsversion, die diese Seite nicht vorausberechnen kann.',
  begins: ({ threshold, owners }) =>
    `Es beginnt dort, wie es erstellt wurde: ${numberText(threshold)} von ${numberText(owners)} Unterschriften, mit diesen Eigentümern.`,
  sinceTitle: 'Hier seitdem geändert',
  sinceDetail:
    'Das andere Netz hat diese Änderungen nicht. Ist das Konto dort hinzugefügt, nimmt ein Plan sie vor: Seine erste Transaktion kann das Konto erstellen und ändern.',
  followUp: 'Diese Änderungen dort planen',
  added: 'Eigentümer hier, nicht dort',
  removed: 'Eigentümer dort, nicht hier',
  owners: 'Eigentümer dort',
  required: 'Nötige Unterschriften',
  threshold: ({ then, now }) => `${numberText(now)} hier, ${numberText(then)} dort`,
  modules: 'Module',
  modulesOn: 'Hier aktiv, dort keine',
  guard: 'Guard',
  guardSet: 'Hier gesetzt, dort keiner',
  handler: 'Fallback-Handler',
  handlerOther: 'Hier ein anderer',
  removedTitle: 'Ein früherer Eigentümer ist dort Eigentümer',
  removedDetail: 'Erstellen Sie es nur, wenn Sie dem früheren Eigentümer mit dem, was dort ankommt, noch vertrauen.',
  canActTitle: 'Frühere Eigentümer allein kontrollieren das Konto dort',
  canActDetail:
    'Sie genügen auf dem anderen Netz für jede Transaktion, sobald es erstellt ist. Erstellen kann es jeder. Senden Sie dort nichts an die Adresse.',
  networks: 'Netze',
  network: 'Netz',
  state: 'Zustand',
  actions: 'Aktionen',
  none: 'Hier ist kein anderes Netz eingerichtet. Fügen Sie eines in den Einstellungen unter „Netze und Dienst“ hinzu.',
  reading: 'Wird gelesen',
  possible: 'Kann diese Adresse haben',
  notRead: ({ reason }) => `Nicht geprüft: ${reason}`,
  isThere: 'Erstellt',
  add: 'Hinzufügen',
  addOn: ({ chain }) => `Auf ${chain} hinzufügen`,
  show: 'Öffnen',
  showOn: ({ chain }) => `Auf ${chain} öffnen`,
})
