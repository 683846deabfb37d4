import { defineTranslation } from '@countersign/primitives'
import type { placeMessages } from './placeMessages.ts'

export const placeMessagesDe = defineTranslation<typeof placeMessages>('place', {
  replaceWith: 'Ersetzen durch …',
  replaceTitle: ({ nonce }) => `Transaktion ${nonce} ersetzen`,
  replaceText: ({ title, nonce }) =>
    `Wählen Sie, was an die Stelle von „${title}“ tritt. Beide warten dann mit der Nummer ${nonce}, und die Ausführung der einen macht die andere unmöglich. Schon gegebene Unterschriften bleiben bei der alten.`,
  fillTitle: ({ nonce }) => `Nummer ${nonce} füllen`,
  fillText: ({ nonce }) =>
    `Wählen Sie, was die Nummer ${nonce} nimmt. Die Transaktionen dahinter können danach ausgeführt werden.`,
  send: 'Werte senden',
  sendDetail: 'Eine Zahlung oder mehrere in einer Transaktion',
  calls: 'Vertragsaufrufe',
  callsDetail: 'Funktionen von Verträgen, eine oder mehrere',
  owners: 'Eigentümer ändern',
  ownersDetail: 'Eigentümer und die Zahl der Unterschriften',
  setup: 'Einrichtung ändern',
  setupDetail: 'Limits, Module, Guard, Wiederherstellung, Vertrag',
  apps: 'Eine App benutzen',
  appsDetail: 'Ihre nächste Anfrage nimmt die Nummer',
  dapps: 'Eine verbundene Dapp benutzen',
  dappsDetail: 'Ihre nächste Anfrage nimmt die Nummer',
  close: 'Schließen',
  takes: ({ nonce }) => `Ihre nächste Transaktion nimmt die Nummer ${nonce}.`,
  takesReplacing: ({ title }) => `Sie ersetzt „${title}“.`,
  takesFilling: 'Sie füllt die Lücke in der Warteschlange.',
  drop: 'Die erste freie Nummer nehmen',
  used: ({ nonce }) => `Nummer ${nonce} wurde inzwischen ausgeführt`,
  usedDetail: 'Die nächste Transaktion nimmt wieder die erste freie Nummer.',
})
