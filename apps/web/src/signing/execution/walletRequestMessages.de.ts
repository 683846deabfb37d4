import { defineTranslation, plural } from '@countersign/primitives'
import type { walletRequestMessages } from './walletRequestMessages.ts'

export const walletRequestMessagesDe = defineTranslation<typeof walletRequestMessages>('wallet-request', {
  approve: ({ account, nonce }) => `${account} ${nonce} bestätigen`,
  deployAndExecute: ({ account, nonce }) => `${account} anlegen und ${nonce} ausführen`,
  otherDeployment: ({ safe }) =>
    `Die Anfrage an die Wallet legt nicht genau das Konto ${safe} an und führt nicht genau die gezeigte Transaktion aus. Nichts wurde gesendet. Laden Sie die Seite neu.`,
  execute: ({ account, nonces }) => `${account} ${nonces} ausführen`,
  otherApproval: ({ data, to, hash }) =>
    `Die Wallet würde ${data} an ${to} senden. Das ist nicht die Bestätigung von ${hash} im Netzwerk. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.`,
  otherExecution: ({ hash, shown }) =>
    `Die Wallet würde ${hash} ausführen, die Seite zeigt aber ${shown}. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.`,
  unknownExecution: ({ shown }) =>
    `Die Wallet würde etwas anderes ausführen, die Seite zeigt aber ${shown}. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.`,
  otherBatch: (count) =>
    plural(count, {
      one: 'Die Anfrage an die Wallet enthält nicht genau die # gezeigte Transaktion. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.',
      other:
        'Die Anfrage an die Wallet enthält nicht genau die # gezeigten Transaktionen. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.',
    }),
  otherCostWaits: ({ reasons }) =>
    `${reasons} Die Wallet wurde nicht gefragt, weil andere Kosten auf Ihre Antwort warten.`,
  costRefused: ({ reasons }) => `${reasons} Sie haben die Kosten nicht angenommen, und die Wallet wurde nicht gefragt.`,
  unusualFee: ({ title, reason }) => `${title}. ${reason} Die Wallet wurde nicht gefragt.`,
  typedFee: ({ reasons }) =>
    `Die eingegebene Netzwerkgebühr ist jetzt nicht möglich. ${reasons} Die Wallet wurde nicht gefragt.`,
  tooFewOf: ({ nonce, valid, threshold }) =>
    `Transaktion ${nonce}: ${valid} von ${threshold} nötigen Unterschriften sind gültig.`,
  tooFew: ({ valid, threshold }) =>
    `${valid} von ${threshold} nötigen Unterschriften sind gültig. Zuerst muss ein weiterer Eigentümer unterschreiben.`,
  noMultiSend: ({ version }) =>
    `Für Version ${version} ist kein Vertrag MultiSendCallOnly veröffentlicht. Führen Sie die Transaktionen nacheinander aus.`,
  otherCode: ({ address, hash }) =>
    `Der Code an ${address} hat den Hash ${hash}. Das ist nicht der veröffentlichte MultiSendCallOnly. Führen Sie die Transaktionen nacheinander aus.`,
  wouldFail: ({ why }) => `Die Transaktion würde jetzt scheitern: ${why} Die Wallet wurde nicht gefragt.`,
  noTransactionHash: 'kein Transaktions-Hash',
  noSignedTransaction: 'keine unterschriebene Transaktion',
  otherSigned:
    'Die Wallet hat eine andere Transaktion unterschrieben, als die Seite verlangte, oder mit einem anderen Schlüssel. Sie wurde nicht gesendet. Vergleichen Sie die Hashes auf einem anderen Gerät.',
  nodeRefused: ({ host, reason }) =>
    `${host} hat die unterschriebene Transaktion nicht angenommen: ${reason} Kein anderer Knoten wurde gefragt. Wählen Sie einen anderen Knoten, oder lassen Sie die Wallet senden.`,
  walletIsAccount:
    'Die Wallet ist selbst ein Konto. Seine Eigentümer müssen die Transaktion dort unterschreiben und ausführen. Danach zeigt diese Seite sie.',
  notMined: ({ hash }) =>
    `Die Transaktion ${hash} wurde gesendet, und noch kein Block enthält sie. Senden Sie sie nicht noch einmal: Beide können ausgeführt werden. Prüfen Sie sie später erneut.`,
  waitsForBlock: 'Gesendet. Noch kein Block enthält sie:',
  hashLabel: 'Transaktions-Hash',
  minedAndFailed: ({ hash }) => `Die Transaktion ${hash} ist in einem Block und gescheitert. Nichts hat sich geändert.`,
})
