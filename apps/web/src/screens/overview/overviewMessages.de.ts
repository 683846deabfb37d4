import { defineTranslation, numberText } from '@countersign/primitives'
import type { overviewMessages } from './overviewMessages.ts'

export const overviewMessagesDe = defineTranslation<typeof overviewMessages>('overview', {
  overview: 'Übersicht',
  overviewOf: ({ name }) => `Übersicht: ${name}`,
  thisAccount: 'dieses Konto',
  qrCode: 'QR-Code',
  showQrCode: 'QR-Code zeigen',
  address: 'Adresse',
  receive: 'Empfangen',
  send: 'Senden',
  nextInQueue: 'Nächste in der Warteschlange',
  shown: ({ shown, total }) => `${numberText(shown)} von ${numberText(total)}`,
  openQueue: 'Warteschlange öffnen',
  queueFailed: 'Der Dienst hat die Warteschlange nicht gesendet',
  queueLoading: 'Warteschlange wird geladen',
  queueEmpty: 'Die Warteschlange ist leer.',
  queueEmptyDetail: 'Eine Transaktion erscheint hier, sobald ein Eigentümer sie vorschlägt.',
  newTransaction: 'Neue Transaktion',
  health: 'Zustand',
  notChecked:
    'Noch nicht geprüft. Diese Seite liest vom Netzwerk: Eigentümer und nötige Unterschriften, Vertrag, Module, Guard und Fallback-Handler dieses Kontos.',
  transaction: ({ nonce }) => `Transaktion ${nonce}`,
})
