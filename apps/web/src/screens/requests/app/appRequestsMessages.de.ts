import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { appRequestsMessages } from './appRequestsMessages.ts'

export const appRequestsMessagesDe = defineTranslation<typeof appRequestsMessages>('app-requests', {
  appClosed: 'Die App ist geschlossen',
  closed: ({ host }) => `${host} ist geschlossen`,
  finishTransaction:
    'Die App hat diese Transaktion angefragt und wurde geschlossen oder ging beim Neuladen dieser Seite verloren. Sie können hier trotzdem fortfahren: Ihre Unterschrift legt den Vorschlag wie üblich in die Warteschlange. Die App bekommt keine Antwort oder eine Ablehnung. Öffnen Sie sie wieder, muss sie neu anfragen.',
  finishMessage:
    'Die App hat diese Nachricht angefragt und wurde geschlossen oder ging beim Neuladen dieser Seite verloren. Sie können hier trotzdem fortfahren: Ihre Unterschrift wird wie üblich bei den Nachrichten gespeichert. Die App bekommt keine Antwort oder eine Ablehnung. Öffnen Sie sie wieder, muss sie neu anfragen.',
  discard: 'Verwerfen',
  reading: 'Das Konto wird aus dem Netzwerk gelesen',
  noCheck: 'Keine Prüfung war möglich',
  provesNothing: 'Die Beschreibung der App beweist nichts',
  moreFindings: (count) =>
    `Die Seite zum Prüfen zeigt ${plural(count, { one: '# weiteren Befund', other: '# weitere Befunde' })}.`,
  fromBytes: 'Alles hier ist aus den Bytes abgeleitet, die Sie unterschreiben.',
  calls: 'Aufrufe',
  gasLimit: 'Die App setzt eine Gas-Grenze (safeTxGas)',
  gasLimitText: (gas) =>
    `Sie verlangt ${numberText(gas)} Gas. Schlägt ein innerer Aufruf fehl, verbraucht die Ausführung trotzdem die Nonce. Auf der Seite zum Prüfen können Sie den Wert ändern.`,
  plainPayment: 'Einfache Zahlung ohne Daten',
  unknownMethod: ({ selector }) => `${selector}, unbekannte Methode`,
  whatLeaves: 'Was das Konto verlässt',
  leaves: 'Es gehen höchstens',
  arrives: 'In der Simulation kommt an',
  to: 'An',
  andMore: (count) => `und ${numberText(count)} weitere`,
  everything: 'Alles',
  every: (symbol) => `Alle ${symbol}`,
  token: 'Token',
  requests: 'Anfragen',
  transactionRequest: 'Anfrage einer Transaktion',
  signatureRequest: 'Anfrage einer Unterschrift',
  closeRequest: 'Anfrage schließen',
  whatRequested: 'Was die App anfragt',
  moreWait: (count) => plural(count, { one: '# weitere Anfrage wartet', other: '# weitere Anfragen warten' }),
  oneByOne: 'Sie erscheinen nacheinander, nachdem Sie diese beantwortet haben.',
  decline: 'Ablehnen',
  addToBatch: 'Zur Sammeltransaktion',
  reviewAndSign: 'Prüfen und unterschreiben',
  ofCalls: (count) =>
    plural(count, { one: '<host/>, # Aufruf', other: '<host/>, # Aufrufe in einer Sammeltransaktion' }),
  ofText: '<host/>, ein Text, keine Transaktion',
  ofTyped: '<host/>, typisierte Daten, keine Transaktion',
  ofTextOnChain: '<host/>, ein Text, unterschrieben durch eine Transaktion',
  ofTypedOnChain: '<host/>, typisierte Daten, unterschrieben durch eine Transaktion',
  waiting: 'Wartet auf Unterschriften',
  waitingOf: ({ signed, threshold }) => `Wartet auf Unterschriften, ${signed} von ${threshold}`,
  notSignedBy: (names) => `Es fehlen: ${names.join(', ')}.`,
  answerWhenComplete:
    'Die App erhält ihre Antwort, sobald die Nachricht vollständig ist, wenn diese Seite geöffnet bleibt.',
  openMessage: 'Nachricht öffnen',
  stopWaiting: 'Nicht mehr warten',
  senderClosed: 'Die App, die angefragt hat, ist geschlossen.',
  notPossible: 'Aus dieser Anfrage kann keine Transaktion werden.',
  preparing: 'Transaktion wird vorbereitet',
})
