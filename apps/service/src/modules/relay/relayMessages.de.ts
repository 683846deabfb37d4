import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { relayMessages } from './relayMessages.ts'

export const relayMessagesDe = defineTranslation<typeof relayMessages>('service-relay', {
  noSafe: ({ safe }) => `Unter ${safe} gibt es kein Safe-Konto.`,
  relayerIsOwner: ({ relayer, safe }) =>
    `Der Relayer ${relayer} ist Eigentümer von ${safe}. Jede Transaktion, die er dort sendet, würde als von ihm unterschrieben gelten. Deshalb sendet er nicht.`,
  notProxy: ({ address, hash }) =>
    `Der Code unter ${address} hat ${hash === null ? 'keinen Hash' : `den Hash ${hash}`}. Das ist kein veröffentlichter Safe-Proxy.`,
  notPublished: ({ address, names }) => `${address} ist keine Adresse eines veröffentlichten ${names.join(' oder ')}.`,
  otherCode: ({ address, hash, hashes }) =>
    `Der Code unter ${address} hat ${hash === null ? 'keinen Hash' : `den Hash ${hash}`}, nicht ${hashes.join(' oder ')}.`,
  off: ({ chain }) =>
    `Dieser Dienst sendet auf ${chain} keine Transaktionen für Sie. Senden Sie die Transaktion mit Ihrer eigenen Wallet.`,
  unsupported: ({ start }) =>
    `Der Relayer bezahlt execTransaction, createProxyWithNonce und multiSend aus execTransaction-Aufrufen eines einzigen Kontos oder aus seiner Erstellung und dem ersten execTransaction. Diese Daten beginnen mit ${start}.`,
  batch: ({ count }) =>
    plural(count, {
      one: '# Aufruf wurde gefunden; er muss ein einfaches execTransaction eines Kontos sein.',
      other: '# Aufrufe wurden gefunden; jeder muss ein einfaches execTransaction desselben Kontos sein.',
    }),
  otherDeployment:
    'Auf eine Erstellung muss ein einfaches execTransaction des erstellten Kontos folgen und sonst nichts. Die Erstellung darf nichts bezahlen, und ihre Daten müssen die Adresse des Kontos ergeben.',
  silentDeployment:
    'Die Transaktion nach der Erstellung muss safeTxGas 0 und gasPrice 0 haben. Mit anderen Werten könnte sie ohne Revert scheitern und würde bezahlt.',
  unknown: ({ id, chain }) => `Auf ${chain} ist kein vom Relayer gesendeter Aufruf ${id} bekannt.`,
  tooMuchGas: ({ gas, maxGas }) => `Der Aufruf braucht ${numberText(gas)} Gas; die Grenze ist ${numberText(maxGas)}.`,
  simulationUnknown:
    'Der Knoten konnte den Aufruf nicht simulieren. Versuchen Sie es erneut oder senden Sie acceptUnverifiedSimulation.',
  wouldFail: 'Der Aufruf würde im Netzwerk fehlschlagen. Deshalb bezahlt der Relayer ihn nicht.',
  busy: 'Dreimal hat ein anderer Aufruf die nächste Nonce zuerst verwendet.',
  unfunded: ({ relayer }) =>
    `Der Relayer ${relayer} kann das Gas nicht bezahlen. Der Betreiber muss sein Guthaben aufladen.`,
  spent: ({ count }) =>
    plural(count, {
      one: 'Für jedes Konto wird # Aufruf in 24 Stunden bezahlt.',
      other: 'Für jedes Konto werden # Aufrufe in 24 Stunden bezahlt.',
    }),
  exhausted: ({ count }) =>
    plural(count, {
      one: 'Dieser Dienst hat in 24 Stunden # Aufruf bezahlt. Das ist seine Grenze.',
      other: 'Dieser Dienst hat in 24 Stunden # Aufrufe bezahlt. Das ist seine Grenze.',
    }),
})
