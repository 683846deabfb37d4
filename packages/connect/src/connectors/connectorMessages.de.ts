import { defineTranslation } from '@countersign/primitives'
import type { connectorMessages } from './connectorMessages.ts'

export const connectorMessagesDe = defineTranslation<typeof connectorMessages>('wallet-connectors', {
  noChainId: 'keine Nummer des Netzwerks',
  notInSafe: (seconds) => `die umgebende Seite hat ${seconds} s lang nicht geantwortet, ist also kein Safe`,
  replaced: 'Das Safe-Konto um diese Seite hat die Transaktion ersetzt.',
  onChainOnly:
    'Das Safe-Konto um diese Seite unterschreibt nur im Netzwerk, deshalb gibt es keine Unterschrift zum Weitergeben',
  otherChain: ({ chain, asked }) =>
    `Das Safe-Konto um diese Seite liegt nur im Netzwerk ${chain}, nicht im Netzwerk ${asked}`,
  notConfigured: 'WalletConnect ist hier nicht eingerichtet',
  sessionEnded: 'Die Wallet hat die Verbindung beendet.',
  chainIdNeeded: 'Die Nummer des Netzwerks fehlt.',
  sessionOver: 'Die WalletConnect-Verbindung ist beendet. Verbinden Sie die Wallet erneut.',
  notApproved: (method) => `Die Wallet hat ${method} für diese Verbindung nicht erlaubt`,
})
