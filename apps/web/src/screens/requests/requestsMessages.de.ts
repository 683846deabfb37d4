import { defineTranslation, plural } from '@countersign/primitives'
import type { requestsMessages } from './requestsMessages.ts'

export const requestsMessagesDe = defineTranslation<typeof requestsMessages>('requests', {
  requestsTransaction: ({ app }) => `${app} fragt eine Transaktion an`,
  requestsSignature: ({ app }) => `${app} fragt eine Unterschrift an`,
  refers: ({ app }) => `${app} verweist auf eine Transaktion`,
  nothingSigned: 'Unterschrieben wird erst nach Ihrer Prüfung.',
  reviewRequest: 'Anfrage prüfen',
  answered: ({ app }) => `${app} hat die Antwort erhalten`,
  notReached: ({ app }) => `${app} war nicht erreichbar`,
  notReachedText: 'Die Unterschrift bleibt auf der Seite der Nachricht oder Transaktion.',
  noLibrary: (version) =>
    `Für Version ${version} ist keine SignMessageLib bekannt, deshalb kann das Konto keine Nachricht im Netzwerk unterschreiben.`,
  noLibraryHere:
    'Für die Version dieses Kontos ist keine SignMessageLib bekannt, deshalb kann das Konto keine Nachricht im Netzwerk unterschreiben.',
  signText: (text) => `„${text}“ unterschreiben`,
  signTextOnChain: (text) => `„${text}“ im Netzwerk unterschreiben`,
  signTyped: (type) => `Typisierte Daten unterschreiben: ${type}`,
  signTypedOnChain: (type) => `Typisierte Daten im Netzwerk unterschreiben: ${type}`,
  batch: (count) => `Sammeltransaktion mit ${plural(count, { one: '# Aufruf', other: '# Aufrufen' })}`,
  title: 'Anfragen',
  claimOf: ({ app, host }) => `${app} (${host}, eigene Angabe)`,
  waiting: 'Wartet auf Unterschriften',
  answeredLater: 'Antwort, sobald vollständig',
  decline: 'Ablehnen',
  declineNamed: (title) => `Ablehnen: ${title}`,
  open: 'Öffnen',
  review: 'Prüfen',
  batchedNote: ({ app }) =>
    `${app} erfährt, dass die Aufrufe im Entwurf einer Sammeltransaktion warten, und erhält keine Transaktion.`,
  addToBatchNamed: (title) => `Zur Sammeltransaktion: ${title}`,
  reviewNamed: (title) => `Prüfen: ${title}`,
})
