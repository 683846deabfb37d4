import { defineTranslation, listText, plural, numberText } from '@countersign/primitives'
import type { queueMessages } from './queueMessages.ts'

export const queueMessagesDe = defineTranslation<typeof queueMessages>('check-queue', {
  afterSignatures: (missing) =>
    plural(missing, {
      one: 'Ein Probelauf ist möglich, sobald ein weiterer Eigentümer unterschrieben hat.',
      other: 'Ein Probelauf ist möglich, sobald # weitere Eigentümer unterschrieben haben.',
    }),
  alsoProposed: (hashes) => `Auch vorgeschlagen: ${hashes}.`,
  rivalsUnread: (reason) => `Ob eine andere Transaktion sie hat, konnte nicht gelesen werden: ${reason}.`,
  samePayment: (numbers) => `Dieselbe Zahlung wartet als Transaktion ${listText(numbers.map(String))}`,
  sameCall: (numbers) => `Derselbe Aufruf wartet als Transaktion ${listText(numbers.map(String))}`,
  sameTwice:
    'Empfänger, Betrag und Daten sind gleich. Werden beide ausgeführt, geschieht es zweimal. Ist das nicht gewollt, lehnen Sie eine ab.',
  repeats: 'Ob dasselbe zweimal wartet',
  repeatsUnread: (numbers) =>
    `Transaktion ${listText(numbers.map(String))} ruft denselben Vertrag oder Empfänger auf und konnte nicht gelesen werden.`,
  next: 'Wird als Nächstes ausgeführt',
  queued: 'Wird der Reihe nach ausgeführt',
  conflict: 'Eine andere Transaktion hat diese Nummer',
  gap: 'Eine Nummer vor dieser ist frei',
  used: 'Diese Nummer ist verbraucht',
  tried: 'Am jetzigen Stand probiert',
  afterEarlier: 'Ein Probelauf ist möglich, sobald die früheren Transaktionen ausgeführt sind.',
  nodeUnread: (reason) => `Der Knoten konnte nicht gelesen werden: ${reason}.`,
  wouldSucceed: 'Würde jetzt gelingen',
  triedAt: (block) => `Mit den vorhandenen Unterschriften bei Block ${numberText(block)} probiert.`,
  wouldFail: 'Würde jetzt fehlschlagen',
  failsAt: ({ block, reason }) => `Bei Block ${numberText(block)}: ${reason}`,
  place: 'Platz in der Warteschlange',
  nonceUnread: (reason) => `Die Nummer des Kontos konnte nicht gelesen werden: ${reason}.`,
  queueUnread: ({ current, nonce, reason }) =>
    `Das Konto steht bei Nummer ${current}, diese Transaktion hat ${nonce}. Die Warteschlange konnte nicht gelesen werden: ${reason}.`,
})
