import { defineTranslation } from '@countersign/primitives'
import type { lookupMessages } from './lookupMessages.ts'

export const lookupMessagesDe = defineTranslation<typeof lookupMessages>('service-lookups', {
  unknownChain: ({ chainId, known }) =>
    `Das Netzwerk ${chainId} ist hier nicht eingerichtet. Eingerichtet sind: ${known}.`,
  noSafe: ({ address, chain }) => `Unter ${address} gibt es auf ${chain} kein Safe-Konto.`,
  notRegistered: ({ address, chain }) =>
    `Für ${address} sind auf ${chain} keine Erstellungsdaten angemeldet. Melden Sie sie zuerst an.`,
  reverts: ({ to, address }) => `Der Aufruf von ${to} durch ${address} schlägt zurzeit fehl.`,
  banned: ({ address }) => `Der Betreiber dieses Dienstes bedient ${address} nicht.`,
  notBanned: ({ address }) =>
    `${address} wurde nicht im laufenden Betrieb gesperrt. Sperren der Konfiguration enden mit einem Neustart ohne sie.`,
  notIndexed: ({ address, chain }) => `${address} ist nicht im Index von ${chain}.`,
  creationUnknown: ({ address }) => `Es ist nicht bekannt, wie ${address} erstellt wurde.`,
  notFollowed: ({ address, chain }) =>
    `Dieser Dienst verfolgt ${address} auf ${chain} noch nicht und hat deshalb keinen Verlauf. Er beginnt damit, wenn ein Eigentümer sich anmeldet und das Konto öffnet, wenn ein Eigentümer eine Transaktion vorschlägt, oder nach wiederholten Besuchen.`,
  notSafeAnymore: ({ address, chain }) =>
    `Der Vertrag unter ${address} auf ${chain} antwortet nicht mehr wie ein Safe-Konto.`,
  unfilteredDelegates: 'Ergänzen Sie ?safe=, ?delegate=, ?delegator= oder ?label=.',
  otherAccount: ({ safe, hash, found }) => `Die Kennung nennt ${safe}, aber ${hash} gehört zu ${found}.`,
  unknownTransaction: ({ hash, chainId }) => `Im Netzwerk ${chainId} ist keine Transaktion ${hash} bekannt.`,
  unknownModuleTransaction: ({ id, safe }) => `Eine Modul-Transaktion ${id} von ${safe} ist nicht bekannt.`,
  unknownTransfer: ({ id, safe }) => `Eine Zahlung ${id} von ${safe} ist nicht bekannt.`,
  unknownMessage: ({ hash, chainId }) => `Im Netzwerk ${chainId} ist keine Nachricht ${hash} bekannt.`,
  noToken: ({ address, chain }) => `Unter ${address} gibt es auf ${chain} keinen Token.`,
  noContract: ({ address }) => `${address} ist weder ein Safe-Vertrag noch ein bekannter Token.`,
  noContractOrSource: ({ address, source }) =>
    `${address} ist weder ein Safe-Vertrag noch ein bekannter Token, und ${source} hat keinen Quelltext dazu.`,
  serviceKeyMissing: 'Ergänzen Sie ?serviceKey=… mit einem beliebigen Wert oder verwenden Sie /v1/chains.',
  metricsForbidden:
    'Die Messwerte können nur auf diesem Rechner gelesen werden. Setzen Sie metricsToken, um sie von anderen Rechnern zu lesen.',
  metricsUnauthorized: 'Senden Sie das metricsToken der Konfiguration: Authorization: Bearer ….',
})
